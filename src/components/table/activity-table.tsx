import type { ReactNode } from 'react'
import type { PointActivity, PointCategory } from '../../content/point-categories.ts'
import { fillIn, formatNumber } from '../../format.ts'
import { dotsPerRow, pointsPerDot } from '../../points-per-dot.ts'
import { Dots } from '../print/dots.tsx'
import * as style from './activity-table.module.css'

/** The words around the points of a category. Placeholders are in braces. */
export interface ActivityWords {
  range: string
  /** Follows the points of an activity. */
  per: string
  table: Record<'tableName' | 'activity' | 'example' | 'points' | 'times', string>
}

interface CategoryProps {
  category: PointCategory
  words: ActivityWords
}

/** The heading of a category: its name and the range of its points. */
export function CategoryHeading({ category: { category, pointsRange }, words }: CategoryProps) {
  return (
    <>
      <h3 className="title-3">{category}</h3>{' '}
      <span className={style.range}>{fillIn(words.range, pointsRange)}</span>
    </>
  )
}

interface ActivityTableProps extends CategoryProps {
  /** An `ActivityRow` for each activity. */
  children: ReactNode
}

/**
 * The activities of a category. The roles are explicit, because rows are grids, whose roles Safari drops.
 */
export function ActivityTable({ category, words, children }: ActivityTableProps) {
  return (
    <table
      className={style.table}
      role="table"
      aria-label={fillIn(words.table.tableName, { category: category.category })}
    >
      <thead className="visually-hidden" role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {words.table.activity}
          </th>
          <th scope="col" role="columnheader">
            {words.table.example}
          </th>
          <th scope="col" role="columnheader">
            {words.table.points}
          </th>
          <th scope="col" role="columnheader" className="scripting-only">
            {words.table.times}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  )
}

interface ActivityRowProps {
  activity: PointActivity
  words: ActivityWords
  /** Whether it is in the plan: large dots appear over the small ones of its points. */
  isLit: boolean
  /** How often the activity is done. */
  times: ReactNode
}

/**
 * An activity: what it could be, its points as dots and as a number. Screen readers repeat the header of a row, so it
 * is the name alone.
 */
export function ActivityRow({
  activity: { activity, means, points, per },
  words,
  isLit,
  times,
}: ActivityRowProps) {
  const count = points / pointsPerDot
  return (
    <tr className={style.row} role="row">
      <th scope="row" role="rowheader" className={style.name}>
        {activity}
      </th>
      <td className={style.example} role="cell">
        <span className={style.means}>{means}</span>
        <span className={style.dots}>
          <Dots count={count} perRow={dotsPerRow} lit={0} isFluid />
          {isLit && (
            <span className={style.lit}>
              <span className={style.uncovered}>
                <Dots count={count} perRow={dotsPerRow} isFluid />
              </span>
            </span>
          )}
        </span>
      </td>
      <td className={style.points} role="cell">
        {formatNumber(points)}
        {per && <span>{` ${fillIn(words.per, { unit: per })}`}</span>}
      </td>
      <td className={style.times} role="cell">
        {times}
      </td>
    </tr>
  )
}
