import type { Flags, Result } from 'lighthouse'
import { withLighthouse } from '../lighthouse/measure.ts'
import { median } from '../support/median.ts'
import { paths } from '../support/site.ts'
import type { RunningSite } from '../support/site.ts'
import { plainAddressOf } from './plain-pages.ts'
import { milliseconds, times } from './rows.ts'
import type { Row } from './rows.ts'
import type { Network } from './slow-network.ts'

/** Lighthouse's simulated slow 4G, on which its score is based. */
const simulated: Flags = { throttlingMethod: 'simulate' }

/**
 * A network and a processor slowed down by DevTools, so that times are observed. DevTools delays responses, not
 * packets; Lighthouse's factors account for the round trips of a connection.
 */
function applied({ roundTrip, rate, slowdown }: Network): Flags {
  return {
    throttlingMethod: 'devtools',
    throttling: {
      requestLatencyMs: roundTrip * 3.75,
      downloadThroughputKbps: rate * 0.9,
      uploadThroughputKbps: rate * 0.9,
      cpuSlowdownMultiplier: slowdown,
    },
  }
}

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
}

/** Times in milliseconds; the score is from 0 to 1. */
type Paint = Record<keyof typeof audits | 'score', number>

/**
 * The worst observed paint of a page on Lighthouse's phone, relative to the plain page with its words. The site includes
 * the plain pages.
 */
export async function measurePaint(
  site: RunningSite,
  rounds: number,
  network: Network,
  highestLcp: number,
): Promise<Row[]> {
  const both = paths.flatMap((path) => [path, plainAddressOf(path)])
  const paints = await paintAll(site, both, applied(network), rounds)
  const worst = (key: keyof Paint) =>
    Math.max(...paths.map((path) => paints.get(path)![key] / paints.get(plainAddressOf(path))![key]))
  return [
    [`FCP observed, to plain HTML, ${network.name}`, times(worst('fcp'))],
    [`LCP observed, to plain HTML, ${network.name}`, times(worst('lcp')), times(highestLcp)],
  ]
}

/** What Lighthouse simulates, on slow 4G, and the score that it works out. */
export async function measureScore(site: RunningSite, rounds: number): Promise<Row[]> {
  const paints = await paintAll(site, paths, simulated, rounds)
  const all = (key: keyof Paint) => paths.map((path) => paints.get(path)![key])
  return [
    ['LCP as Lighthouse simulates it, slow 4G', milliseconds(Math.max(...all('lcp')))],
    ['Performance score', String(Math.round(100 * Math.min(...all('score'))))],
    ['Total blocking time', milliseconds(Math.max(...all('blocking'))), milliseconds(50)],
    ['Layout shift', String(Math.max(...all('shift'))), '0'],
  ]
}

/**
 * Measures pages alternately, so that other load on the machine affects all alike. Returns the medians by
 * address.
 */
async function paintAll(
  { origin }: RunningSite,
  addresses: readonly string[],
  network: Flags,
  rounds: number,
): Promise<Map<string, Paint>> {
  const runs = new Map(addresses.map((address) => [address, [] as Paint[]]))
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
