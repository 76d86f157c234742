import type { Flags } from 'lighthouse'

/** A line and a processor, as Lighthouse takes them. */
export interface Line {
  name: string
  settings: Flags
  /** How often each page is measured, an odd number. */
  rounds: number
}

/** The line that Lighthouse's scores are made for. */
export const firstLine = 'slow 4G, simulated'

/** What the site is measured on. */
export const lines: readonly Line[] = [
  { name: firstLine, settings: { throttlingMethod: 'simulate' }, rounds: 7 },
  {
    name: 'slow 3G, simulated',
    settings: {
      throttlingMethod: 'simulate',
      throttling: { rttMs: 400, throughputKbps: 400, cpuSlowdownMultiplier: 6 },
    },
    rounds: 3,
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
    rounds: 3,
  },
]

/** Path of the page that every other is compared with: words in plain HTML (paint.ts). */
export const controlPath = '/plain-html'
