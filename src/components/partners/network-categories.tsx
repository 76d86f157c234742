import type { categories } from '../../content/network.ts'
import { fillIn } from '../../format.ts'
import { PhoneFold } from '../fold/fold.tsx'
import { Icon } from '../print/icon.tsx'
import * as style from './network-categories.module.css'

/** The kinds of partner, each with three examples and the number of others. On a phone the rows are folded. */
export function NetworkCategories({ content }: { content: typeof categories }) {
  return (
    <div className={style.categories}>
      {content.categories.map((category) => (
        <PhoneFold
          key={category.title}
          className={style.category}
          summaryClass={style.summary}
          summary={<Summary category={category} others={content.others} />}
        >
          <div className={style.companies}>
            <p className="text-ink-soft">{category.description}</p>
            <p>{category.companies.join(', ')}</p>
          </div>
        </PhoneFold>
      ))}
    </div>
  )
}

type Category = (typeof categories.categories)[number]

function Summary({ category, others }: { category: Category; others: string }) {
  return (
    <>
      <Icon name={category.icon} />
      <h3 className="title-3">{category.title}</h3>
      <span className={style.more}>{fillIn(others, { number: category.morePartners })}</span>
    </>
  )
}
