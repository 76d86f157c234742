import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import type { Flags, Result } from 'lighthouse'
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.ts'

/** Measures the page at an address on Lighthouse's emulated phone. */
export type Measure = (url: string, settings: Flags) => Promise<Result>

/** Starts Chromium for Lighthouse, calls `use` and closes it afterwards. */
export async function withLighthouse<Outcome>(use: (measure: Measure) => Promise<Outcome>): Promise<Outcome> {
  const chromeFlags = ['--headless=new', ...chromiumArguments]
  const { port, kill } = await launch({ chromePath: chromiumPath(), chromeFlags })
  try {
    return await use((url, settings) => measure(url, port, settings))
  } finally {
    kill()
  }
}

/** @throws when three attempts fail: on a busy machine a trace can be unusable */
async function measure(url: string, port: number, settings: Flags): Promise<Result> {
  const config = {
    extends: 'lighthouse:default',
    settings: { formFactor: 'mobile', disableFullPageScreenshot: true, ...settings },
  } as const
  for (let attempt = 0; attempt < 3; attempt++) {
    const run = await lighthouse(url, { port, logLevel: 'error' }, config)
    if (run?.lhr.audits['cumulative-layout-shift']?.numericValue !== undefined) return run.lhr
  }
  throw new Error(`Lighthouse could not measure ${url}`)
}
