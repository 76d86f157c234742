import type { ReactNode } from 'react'
import { fillIn } from '../../format.ts'
import { NarrowFold } from '../fold/fold.tsx'
import { Dots } from '../print/dots.tsx'
import { SoftText } from '../text/soft-text.tsx'
import * as style from './network-categories.module.css'
import { firstRow } from './two-rows.ts'

interface NetworkCategoriesProps {
  content: {
    /** The words around the number of others. */
    others: { number: string; label: string }
    items: readonly {
      title: string
      kinds: readonly string[]
      morePartners: number
      description: string
    }[]
  }
  /** The figures of all of them, below the rows. */
  children?: ReactNode
}

/**
 * The kinds of partner, each with three examples and the number of others, a dot for each in two rows. On a phone the examples
 * are folded; otherwise the dots are beside the name, as bars that begin at one line.
 */
export function NetworkCategories({ content, children }: NetworkCategoriesProps) {
  return (
    <>
      <ul role="list">
        {content.items.map(({ title, kinds, morePartners, description }) => (
          <li key={title}>
            <NarrowFold
              className={style.category}
              summaryClass={style.summary}
              summary={
                <>
                  <h3 className="title-3">{title}</h3>
                  <Dots count={firstRow(morePartners)} />
                  <Dots count={morePartners - firstRow(morePartners)} />
                  <span className={style.more}>
                    <strong>{fillIn(content.others.number, { number: morePartners })}</strong>
                    {/* A space by itself is missing in the summary's name. */}
                    {` ${content.others.label}`}
                  </span>
                </>
              }
            >
              <div className={style.kinds}>
                <p>{kinds.join(', ')}</p>
                <SoftText>{description}</SoftText>
              </div>
            </NarrowFold>
          </li>
        ))}
      </ul>
      <div className={style.sum}>{children}</div>
    </>
  )
}
