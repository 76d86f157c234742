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
import { median } from './median.ts'

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

/** Where a report has each figure. */
const audits = {
  firstContentfulPaint: 'first-contentful-paint',
  largestContentfulPaint: 'largest-contentful-paint',
  totalBlockingTime: 'total-blocking-time',
  layoutShift: 'cumulative-layout-shift',
}

/** The pages of a round. Plain HTML, which divides every ratio, is measured again before every third of them. */
const pagesOfRound = paths.flatMap((path, index) => (index % 3 === 0 ? [controlPath, path] : [path]))

/**
 * Measures the plain page and all eleven on one line, in rounds, so that what else the machine does meets all of them alike.
 * Of each figure of each page the median counts, of layout shift the worst.
 *
 * @throws when Lighthouse could not measure a page in twice as many tries as there are rounds
 */
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
    const runs = new Map(pagesOfRound.map((path): [string, Paint[]] => [path, []]))
    const wanted = (path: string) => line.rounds * pagesOfRound.filter((other) => other === path).length
    for (let round = 0; round < 2 * line.rounds; round++)
      for (const path of pagesOfRound) {
        const done = runs.get(path)!
        if (done.length === wanted(path)) continue
        const run = await lighthouse(
          site.origin + path,
          { port: chrome.port, logLevel: 'error' },
          {
            extends: 'lighthouse:default',
            settings: {
              ...config.settings,
              onlyCategories: null,
              onlyAudits: [...Object.values(audits), 'speed-index'],
              disableFullPageScreenshot: true,
              ...line.settings,
            },
          },
        )
        const paint = run && paintOf(path, run.lhr)
        if (paint) done.push(paint)
      }
    return [...runs].map(([path, done]) => {
      if (done.length < wanted(path)) throw new Error(`Lighthouse could not measure ${path} (${line.name})`)
      return medianOf(done)
    })
  } finally {
    chrome.kill()
    await site.close()
    rmSync(directory, { recursive: true })
  }
}

/** What a report says, or nothing where the browser gave no usable trace, as happens on a busy machine. */
function paintOf(path: string, report: Result): Paint | undefined {
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN
  const paint = {
    path,
    score: report.categories['performance']?.score ?? Number.NaN,
    firstContentfulPaint: Math.round(value(audits.firstContentfulPaint)),
    largestContentfulPaint: Math.round(value(audits.largestContentfulPaint)),
    totalBlockingTime: Math.round(value(audits.totalBlockingTime)),
    layoutShift: value(audits.layoutShift),
  }
  return Object.values(paint).some(Number.isNaN) ? undefined : paint
}

/** Each figure's own median: the run with the median LCP may have any FCP. A layout shift counts if it was seen once. */
function medianOf(runs: readonly Paint[]): Paint {
  const medianFigure = (figure: Exclude<keyof Paint, 'path'>) => median(runs.map((run) => run[figure]))
  return {
    path: runs[0]!.path,
    score: medianFigure('score'),
    firstContentfulPaint: medianFigure('firstContentfulPaint'),
    largestContentfulPaint: medianFigure('largestContentfulPaint'),
    totalBlockingTime: medianFigure('totalBlockingTime'),
    layoutShift: Math.max(...runs.map((run) => run.layoutShift)),
  }
}
