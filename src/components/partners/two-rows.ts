/** The dots in the first of two rows: with an odd number, one more than in the second. */
export function firstRow(count: number): number {
  return Math.ceil(count / 2)
}

/**
 * What network-categories.module.css has of the rows, as `theme('partners.NAME')` (measures.ts): the dots of the longest one,
 * and how far each count is on the way from the lowest to the highest one, from 0 to 1.
 *
 * @param counts of partners, one for each kind
 */
export function partnerMeasures(counts: readonly number[]): Record<string, string> {
  const [lowest, highest] = [Math.min(...counts), Math.max(...counts)]
  const shares = counts.map((count, index) => [
    `share-${index + 1}`,
    ((count - lowest) / (highest - lowest)).toFixed(2),
  ])
  return { 'longest-row': String(firstRow(highest)), ...Object.fromEntries(shares) }
}
