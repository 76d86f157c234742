import type { TierWay } from '../../content/types.ts'
import { formatNumber } from '../../format.ts'
import { RuledTable } from '../ruled-table/ruled-table.tsx'

/**
 * Examples of activities whose points add up to a tier. Each is a table with its sum; a single activity has no
 * sum.
 */
export function TierWays({ ways, sum }: { ways: readonly TierWay[]; sum: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 items-start md:gap-16 lg:grid-cols-3">
      {ways.map(({ tier, steps }) => (
        <RuledTable key={tier} values="figures">
          <caption className="title-3 text-left pb-2">{tier}</caption>
          <tbody>
            {steps.map(({ activity, points, times }) => (
              <tr key={activity}>
                <th scope="row">
                  {times > 1 ? `${activity}, ${times}\u00A0×\u00A0${formatNumber(points)}` : activity}
                </th>
                <td>{formatNumber(points * times)}</td>
              </tr>
            ))}
            {steps.length > 1 && (
              <tr>
                <th scope="row">{sum}</th>
                <td>{formatNumber(sumOf(steps))}</td>
              </tr>
            )}
          </tbody>
        </RuledTable>
      ))}
    </div>
  )
}

/** The sum of the points of all steps. */
export function sumOf(steps: TierWay['steps']): number {
  return steps.reduce((sum, { points, times }) => sum + points * times, 0)
}
