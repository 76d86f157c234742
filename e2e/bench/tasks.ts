import { chromium } from '@playwright/test'
import type { CDPSession } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../setup/chromium.ts'
import { paths, startSite } from '../support/site.ts'
import { median } from './median.ts'

/** How long a page keeps the main thread from answering a tap. */
export interface LongestTask {
  path: string
  /** Of its tasks after the first paint, on a processor four times slower, in milliseconds; over 50 a task is long. */
  duration: number
}

/** What Chromium writes into a trace of each thing that it does. Times in microseconds. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  /** Time of the processor, which other work of the machine does not lengthen. */
  tdur?: number
}

/** Lighthouse's phone is that much slower. */
const slowdown = 4

/** How often each page is measured, an odd number; the median counts. */
const rounds = 5

/**
 * Measures the longest task of all eleven pages between their first paint and the time when they are awake.
 *
 * From a trace of the whole browser: with a debugger at the page, as Lighthouse and Playwright have it, running React's file takes
 * 10 to 30 ms instead of 3.
 *
 * @throws when the trace has no first paint of a page
 */
export async function measureTasks(): Promise<LongestTask[]> {
  const site = await startSite()
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] })
  try {
    const session = await browser.newBrowserCDPSession()
    const runs = new Map(paths.map((path): [string, number[]] => [path, []]))
    for (let round = 0; round < rounds; round++)
      for (const [path, durations] of runs) {
        const events = await traceOfVisit(session, site.origin + path)
        durations.push(longestAfterPaint(events, site.origin + path))
      }
    return [...runs].map(([path, durations]) => ({
      path,
      duration: Math.round(median(durations)),
    }))
  } finally {
    await browser.close()
    await site.close()
  }
}

/** Everything that the browser does in three seconds, in a window that knows nothing of earlier visits. */
async function traceOfVisit(session: CDPSession, url: string): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  const { browserContextId } = await session.send('Target.createBrowserContext')
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'loading'], excludedCategories: ['*'] },
  })
  await session.send('Target.createTarget', { url, browserContextId, width: 412, height: 823 })
  await new Promise((resolve) => setTimeout(resolve, 3000))
  // A trace ends at once without a page; with one, Chromium waits five seconds for it.
  await session.send('Target.disposeBrowserContext', { browserContextId })
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return events
}

function longestAfterPaint(events: readonly TraceEvent[], url: string): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error(`The trace has no first paint of ${url}`)
  const tasks = events.filter(
    ({ name, tid, pid, ts }) =>
      name.endsWith('RunTask') && pid === paint.pid && tid === paint.tid && ts > paint.ts,
  )
  return (slowdown * Math.max(...tasks.map(({ tdur = 0 }) => tdur))) / 1000
}
