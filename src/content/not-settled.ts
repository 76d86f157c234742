/** What the specification leaves open. */
import type { FactRow } from './types.ts'

/**
 * The heading of the list of what the specification leaves open, the same on every page. Each point is on one page
 * (`notSettled` of its content); what a price, a range or a document says about itself is there (costs.ts,
 * point-categories.ts, legal/).
 */
export const notSettledTitle = 'Not settled yet'

/** Points that a page shows with a name each, as one line each, for llms.txt. A page's script leaves out calls without side effects. */
/* @__NO_SIDE_EFFECTS__ */
export function linesOf(rows: readonly FactRow[]): readonly string[] {
  return rows.map(({ name, value }) => `${name}: ${value}`)
}
