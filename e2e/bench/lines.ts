import type { Flags } from 'lighthouse'

/** A line and a processor, as Lighthouse takes them. */
export interface Line {
  name: string
  settings: Flags
  /** How often a page is measured; the median counts. */
  runs: number
}

/** The line that Lighthouse's scores are made for. */
export const firstLine = 'slow 4G, simulated'

/** What the site is measured on. */
export const lines: readonly Line[] = [
  { name: firstLine, settings: { throttlingMethod: 'simulate' }, runs: 3 },
  {
    name: 'slow 3G, simulated',
    settings: {
      throttlingMethod: 'simulate',
      throttling: { rttMs: 400, throughputKbps: 400, cpuSlowdownMultiplier: 6 },
    },
    runs: 1,
  },
  {
    name: 'slow 3G, applied',
    settings: {
      throttlingMethod: 'devtools',
      // DevTools delays answers and not packets: Lighthouse's factors make up for the round trips of a connection.
      throttling: {
        requestLatencyMs: 400 * 3.75,
        downloadThroughputKbps: 400 * 0.9,
        uploadThroughputKbps: 400 * 0.9,
        cpuSlowdownMultiplier: 6,
      },
    },
    runs: 1,
  },
]

/** Path of the page that every other is compared with: words in plain HTML (paint.ts). */
export const controlPath = '/plain-html'
