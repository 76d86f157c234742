import { statSync } from 'node:fs'
import type { Flags, Result } from 'lighthouse'
import { fileOf } from '../../src/addresses.ts'
import { withLighthouse } from '../lighthouse/measure.ts'
import { builtSite, paths } from '../support/site.ts'
import type { RunningSite } from '../support/site.ts'
import { plainAddressOf } from './plain-pages.ts'
import { median, milliseconds, times } from './rows.ts'
import type { Row } from './rows.ts'

const simulated: Flags = { throttlingMethod: 'simulate' }

/**
 * Slow 3G. DevTools delays responses, not packets; Lighthouse's factors account for the round trips of a
 * connection.
 */
const applied: Flags = {
  throttlingMethod: 'devtools',
  throttling: {
    requestLatencyMs: 400 * 3.75,
    downloadThroughputKbps: 400 * 0.9,
    uploadThroughputKbps: 400 * 0.9,
    cpuSlowdownMultiplier: 6,
  },
}

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
}

/** Times in milliseconds; the score is from 0 to 1. */
type Paint = Record<keyof typeof audits | 'score', number>

/** Bytes of TCP's initial window (ten segments, RFC 6928), minus the 1 KB of a page's headers (host/headers.ts). */
const initialWindow = 14_600 - 1_000

/**
 * Measures the paint of every page and of the plain page with its words, on Lighthouse's phone. The site
 * includes the plain pages.
 */
export async function measurePaint(site: RunningSite, rounds: number): Promise<Row[]> {
  const slow4g = await paintAll(site, simulated, rounds)
  const slow3g = await paintAll(site, applied, rounds)
  const large = paths.filter((path) => statSync(`${builtSite}${fileOf(path)}.br`).size > initialWindow)
  const small = paths.filter((path) => !large.includes(path))
  const worst = (key: keyof Paint) => Math.max(...paths.map((path) => slow4g.get(path)![key]))
  return [
    ['FCP to plain HTML, slow 4G', times(ratio(slow4g, 'fcp', paths))],
    ['LCP to plain HTML, slow 4G, pages in one TCP window', times(ratio(slow4g, 'lcp', small)), times(1.15)],
    ['LCP to plain HTML, slow 4G, larger pages', times(ratio(slow4g, 'lcp', large)), times(1.35)],
    ['FCP to plain HTML, slow 3G', times(ratio(slow3g, 'fcp', paths))],
    ['LCP to plain HTML, slow 3G', times(ratio(slow3g, 'lcp', paths)), times(1.1)],
    ['LCP, slow 4G', milliseconds(worst('lcp'))],
    [
      'Performance score',
      String(Math.round(100 * Math.min(...paths.map((path) => slow4g.get(path)!.score)))),
    ],
    ['Total blocking time', milliseconds(worst('blocking')), milliseconds(100)],
    ['Layout shift', String(worst('shift')), '0'],
  ]
}

function ratio(paints: ReadonlyMap<string, Paint>, key: keyof Paint, pages: readonly string[]): number {
  return Math.max(...pages.map((path) => paints.get(path)![key] / paints.get(plainAddressOf(path))![key]))
}

/**
 * Measures pages alternately, so that other load on the machine affects all alike. Returns the medians by
 * address.
 */
async function paintAll(
  { origin }: RunningSite,
  network: Flags,
  rounds: number,
): Promise<Map<string, Paint>> {
  const runs = new Map(
    paths.flatMap((path) => [path, plainAddressOf(path)]).map((path) => [path, [] as Paint[]]),
  )
  // The score consists of these audits and the speed index.
  const settings = { ...network, onlyAudits: [...Object.values(audits), 'speed-index'] }
  await withLighthouse(async (measure) => {
    for (let round = 0; round < rounds; round++)
      for (const [address, paints] of runs) paints.push(paintOf(await measure(origin + address, settings)))
  })
  return new Map([...runs].map(([address, paints]) => [address, medianOf(paints)]))
}

function paintOf(report: Result): Paint {
  const figures = Object.entries(audits).map(([name, id]) => [name, report.audits[id]!.numericValue])
  return { ...Object.fromEntries(figures), score: report.categories['performance']!.score } as Paint
}

/** The median of each figure, and the worst layout shift. */
function medianOf(paints: readonly Paint[]): Paint {
  const names = Object.keys(paints[0]!) as (keyof Paint)[]
  const medians = names.map((name) => [name, median(paints.map((one) => one[name]))])
  return { ...Object.fromEntries(medians), shift: Math.max(...paints.map(({ shift }) => shift)) } as Paint
}
