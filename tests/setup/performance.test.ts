import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { exceptions, firstVisit, wholeSite } from '../../lighthouse.config.js'

const rows = readFileSync('docs/performance.md', 'utf8').matchAll(/^\| ([^|]*?) +\| ([\d,]+) B /gm)
const measured = new Map(
  Array.from(rows, ([, figure, bytes = '']) => [figure, Number(bytes.replaceAll(',', ''))]),
)

/** The limits of a page's first visit, by the names of the rows. */
const limits = Object.entries({ 'the other pages': {}, ...exceptions }).flatMap(([page, own]) => {
  const { document, script, total } = { ...firstVisit, ...own }
  return [
    [`HTML with its style of ${page}`, document],
    [`Scripts of ${page}`, script],
    [`First visit of ${page}`, total],
  ] as const
})

test.each([
  ...limits,
  ['Worker', wholeSite.worker],
  ['Whole site, for offline use', wholeSite.offline],
  ['Update after one changed word', wholeSite.changedWord],
] as const)('docs/performance.md: "%s" is at most %i bytes, the limit', (figure, limit) => {
  expect(measured.get(figure)).toBeLessThanOrEqual(limit)
})
