import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import type { Result } from 'lighthouse'
import { compress } from '../../renderer/compress.ts'
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

/** What a text needs to be read with pleasure. */
const controlStyle =
  'body{max-width:40rem;margin:auto;padding:1rem;font:1rem/1.6 system-ui,sans-serif;color:#14172b;background:#fbf8f3}' +
  'h1,h2,h3{line-height:1.2}a{color:#27348b}li{margin-block:.5rem}'

/** The words of a page of ours as plain HTML, with a little style in it: one response, no picture, no script. */
function controlPage(html: string): string {
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? []
  const words = main
    .replaceAll(/<svg.*?<\/svg>|<img[^>]*>|<\/?(?:div|span)[^>]*>/gs, '')
    .replaceAll(/<(?!a )(\w+)[^>]*>/g, '<$1>')
    .replaceAll(/<a [^>]*(href="[^"]*")[^>]*>/g, '<a $1>')
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>Plain HTML</title><link rel="icon" href="/favicon.svg"><style>${controlStyle}</style></head><body>${words}</body></html>`
  )
}

/** Measures the plain page and all eleven, one after another, on one line. */
export async function measurePaint(line: Line): Promise<Paint[]> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-'))
  cpSync(builtSite, directory, { recursive: true })
  const control = join(directory, `${controlPath}.html`)
  writeFileSync(control, controlPage(readFileSync(join(directory, 'index.html'), 'utf8')))
  await compress(control)
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
