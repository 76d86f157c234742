import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import type { Result } from 'lighthouse'
import { chromiumArguments, chromiumPath } from '../../setup/chromium.ts'
import { config } from '../lighthouse/config.ts'
import { builtSite, paths, startSite } from '../support/site.ts'
import { controlPath } from './lines.ts'
import type { Line } from './lines.ts'

/** What Lighthouse says of one page on one line. Times in milliseconds. */
export interface Paint {
  path: string
  score: number
  firstContentfulPaint: number
  largestContentfulPaint: number
  totalBlockingTime: number
  layoutShift: number
}

const controlPage = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Plain HTML</title>
<link rel="icon" href="/favicon.svg"></head><body><h1>Plain HTML</h1>
<p>The least that a browser can be asked to paint: one response, no style, no script.</p></body></html>`

/** Measures the plain page and all eleven, one after another, on one line. */
export async function measurePaint(line: Line): Promise<Paint[]> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-'))
  cpSync(builtSite, directory, { recursive: true })
  writeFileSync(join(directory, `${controlPath}.html`), controlPage)
  const site = await startSite(directory)
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', ...chromiumArguments],
  })
  try {
    const paints: Paint[] = []
    for (const path of [controlPath, ...paths]) {
      const runs: Paint[] = []
      while (runs.length < line.runs) {
        const run = await lighthouse(
          site.origin + path,
          { port: chrome.port, logLevel: 'error' },
          {
            extends: 'lighthouse:default',
            settings: { ...config.settings, onlyCategories: ['performance'], ...line.settings },
          },
        )
        // On a busy machine the browser sometimes gives no usable trace.
        if (run && !run.lhr.runtimeError) runs.push(paintOf(path, run.lhr))
      }
      runs.sort((one, other) => one.largestContentfulPaint - other.largestContentfulPaint)
      paints.push(runs[Math.floor(line.runs / 2)]!)
    }
    return paints
  } finally {
    chrome.kill()
    await site.close()
    rmSync(directory, { recursive: true })
  }
}

function paintOf(path: string, report: Result): Paint {
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Infinity
  return {
    path,
    score: report.categories['performance']?.score ?? 0,
    firstContentfulPaint: Math.round(value('first-contentful-paint')),
    largestContentfulPaint: Math.round(value('largest-contentful-paint')),
    totalBlockingTime: Math.round(value('total-blocking-time')),
    layoutShift: value('cumulative-layout-shift'),
  }
}
