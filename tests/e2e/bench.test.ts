import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { controlPath, firstLine } from '../../e2e/bench/lines.ts'
import { measuresOf } from '../../e2e/bench/measures.ts'
import type { Results } from '../../e2e/bench/measures.ts'
import { keep, report } from '../../e2e/bench/report.ts'

const paint = {
  score: 1,
  firstContentfulPaint: 600,
  largestContentfulPaint: 600,
  totalBlockingTime: 0,
  layoutShift: 0,
}
const visit = { document: 8000, style: 5000, scripts: 90_000, font: 11_000, total: 115_000 }

const results: Results = {
  paints: {
    [firstLine]: [
      { ...paint, path: controlPath },
      { ...paint, path: '/', largestContentfulPaint: 900, totalBlockingTime: 40, score: 0.99 },
      { ...paint, path: '/legal', firstContentfulPaint: 660 },
    ],
  },
  tasks: [
    { path: '/', duration: 48 },
    { path: '/legal', duration: 40 },
  ],
  transfers: {
    firstVisits: [
      { ...visit, path: '/' },
      { ...visit, path: '/legal', document: 17_000, total: 121_000 },
    ],
    wholeSite: 250_000,
    repeated: 0,
    update: 14_000,
  },
  moves: { frames: 1, requests: 0 },
  build: { site: 5, emptySite: 2 },
}

const kept = `# Performance

<!-- npm run bench -- --keep -->

| Measure, of the worst page | Now      |
| -------------------------- | -------- |
| First load, all in         | 129,497 B |

<!-- end -->
`

const valueOf = (name: string) => measuresOf(results).find((measure) => measure.name === name)?.value

test('each measure is that of the worst page, and the long page has its own', () => {
  expect(valueOf(`LCP to plain HTML, ${firstLine}`)).toBe(1.5)
  expect(valueOf(`FCP to plain HTML, ${firstLine}`)).toBe(1)
  expect(valueOf(`FCP of /legal to plain HTML, ${firstLine}`)).toBe(1.1)
  expect(valueOf('Performance score')).toBe(99)
  expect(valueOf('Longest task after the first paint')).toBe(48)
  expect(valueOf('HTML with its style')).toBe(8000)
  expect(valueOf('HTML of /legal')).toBe(17_000)
  expect(valueOf('Build, to an empty site of eleven pages')).toBe(2.5)
})

test('a run stands beside the one before, and takes its place when it is kept', () => {
  const tables = report(measuresOf(results), results, kept)
  expect(tables).toMatch(/\| First load, all in +\| 121,000 B +\| 129,497 B +\| 120,000 B +\|/)
  expect(tables).toMatch(/\| \/legal +\| 17,000 B.*\| 40 ms +\|/)
  const next = keep(kept, tables)
  expect(next).not.toContain('| First load, all in         | 129,497 B |')
  expect(next).toContain(tables)
  expect(report(measuresOf(results), results, next)).toMatch(
    /\| First load, all in +\| 121,000 B +\| 121,000 B/,
  )
})

test('there is a place for it', () => {
  const file = readFileSync(new URL('../../docs/performance.md', import.meta.url), 'utf8')
  expect(keep(file, 'tables')).toContain('-->\n\ntables\n\n<!-- end -->')
})
