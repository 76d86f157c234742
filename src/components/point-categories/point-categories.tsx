import type {
  PointCategory as PointCategoryContent,
  PointCategorySection,
  PointCategoryWords,
} from '../../content/types.ts'
import { PhoneFold } from '../fold/fold.tsx'
import { fillIn, formatNumber } from '../../format.ts'
import { Icon } from '../icon/icon.tsx'
import { Dots } from '../dots/dots.tsx'
import * as style from './point-categories.module.css'

/** The categories of activities, with every value drawn to scale. On a phone all but the first are folded. */
export function PointCategories({ content }: { content: PointCategorySection }) {
  const { words } = content
  return (
    <div>
      <p className="mb-6 text-sm text-ink-soft">{content.legend}</p>
      <div className={style.categories}>
        {content.categories.map((category, index) => (
          <PhoneFold
            key={category.category}
            className={style.fold}
            summaryClass={style.summary}
            isOpen={index === 0}
            summary={<Summary content={category} words={words} />}
          >
            <div className={style.activities}>
              <Activities content={category} words={words} />
            </div>
          </PhoneFold>
        ))}
      </div>
    </div>
  )
}

interface PointCategoryProps {
  content: PointCategoryContent
  words: PointCategoryWords
}

/** One category of activities, always open. */
export function PointCategory({ content, words }: PointCategoryProps) {
  return (
    <div className={style.category}>
      <div>
        <Summary content={content} words={words} />
      </div>
      <Activities content={content} words={words} />
    </div>
  )
}

function Summary({ content, words }: PointCategoryProps) {
  const { from, to, per } = content.pointsRange
  const total = content.activities.reduce((sum, { points }) => sum + points, 0)
  return (
    <>
      <h3 className="title-3 flex items-center gap-3">
        <Icon name={content.icon} />
        {content.category}
      </h3>
      <span className={style.range}>
        <strong>
          {formatNumber(from)}–{formatNumber(to)}
        </strong>{' '}
        {fillIn(words.pointsPer, { unit: per })}
      </span>
      <span className={style.total}>
        <strong>{formatNumber(total)}</strong> {words.total}
      </span>
    </>
  )
}

/** Points for each dot. It divides all values of the specification. */
export const pointsPerDot = 25

/** Dots of a full row: 1,000 points. */
const dotsPerRow = 40

/** The activities with their points, as text and as dots. */
function Activities({ content, words }: PointCategoryProps) {
  return (
    <>
      <p className="text-ink-soft">{content.activities.map(({ means }) => means).join(' ')}</p>
      <table className={style.table}>
        <caption className="visually-hidden">
          {fillIn(words.table.caption, { category: content.category })}
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.table.activity}</th>
            <th scope="col">{words.table.points}</th>
          </tr>
        </thead>
        <tbody>
          {content.activities.map((activity) => (
            <tr key={activity.activity}>
              <th scope="row">
                {activity.activity}
                <span className="point-dots">
                  <Dots count={activity.points / pointsPerDot} perRow={dotsPerRow} isFluid />
                </span>
              </th>
              <td>
                {formatNumber(activity.points)}
                {activity.per && <span> {fillIn(words.per, { unit: activity.per })}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
