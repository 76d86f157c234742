import type { ReactNode } from 'react'
import type { categories } from '../../content/network.ts'
import { fillIn } from '../../format.ts'
import { PhoneFold } from '../fold/fold.tsx'
import { Dots } from '../print/dots.tsx'
import * as style from './network-categories.module.css'

interface NetworkCategoriesProps {
  content: typeof categories
  /** The figures of all of them, below the rows. */
  children?: ReactNode
}

/**
 * The kinds of partner, each with three examples and the number of others, a dot for each: all in two rows, so that
 * their lengths can be compared. On a phone they are folded.
 */
export function NetworkCategories({ content, children }: NetworkCategoriesProps) {
  return (
    <div>
      {content.categories.map(({ title, description, kinds, morePartners }) => (
        <PhoneFold
          key={title}
          className={style.category}
          summaryClass={style.summary}
          summary={
            <>
              <h3 className="title-3">{title}</h3>
              <Dots count={morePartners} perRow={Math.ceil(morePartners / 2)} columns={50} isFluid />
              <span className={style.more}>
                <strong>{fillIn(content.others.number, { number: morePartners })}</strong>{' '}
                {content.others.label}
              </span>
            </>
          }
        >
          <div className={style.kinds}>
            <p className="text-ink-soft">{description}</p>
            <p>{kinds.join(', ')}</p>
          </div>
        </PhoneFold>
      ))}
      <div className={style.sum}>{children}</div>
    </div>
  )
}
