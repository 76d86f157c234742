/** The dots in the first of two rows: with an odd number, one more than in the second. */
export function firstRow(count: number): number {
  return Math.ceil(count / 2)
}

/**
 * What network-categories.module.css has of the rows, as `theme('partners.NAME')` (measures.ts): the dots of the longest one.
 *
 * @param counts of partners, one for each kind
 */
export function partnerMeasures(counts: readonly number[]): Record<string, string> {
  return { 'longest-row': String(firstRow(Math.max(...counts))) }
}
