import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { build } from 'vike/api'
import type { Plugin } from 'vite'
import { chromiumArguments, chromiumPath } from '../../setup/chromium.ts'
import { startFaultySite } from '../support/faulty-site.ts'
import type { Exchange, FaultySite } from '../support/faulty-site.ts'
import { builtSite, paths } from '../support/site.ts'
import { hydrated } from '../support/test.ts'
import { kept, lookForUpdate } from '../support/worker.ts'

/** Bytes of content as they go over the line (Brotli, without HTTP headers). */
export interface FirstVisit {
  path: string
  /** The page itself, with its style in it. */
  document: number
  /** The style alone, compressed by itself. */
  style: number
  scripts: number
  font: number
  /** All that the page asks for until it is awake. */
  total: number
}

/** What the site costs a visitor in data. */
export interface Transfers {
  firstVisits: FirstVisit[]
  /** The first visit, the worker, and everything that it keeps: all pages and pictures. */
  wholeSite: number
  /** Files that came over the line a second time on the way there. */
  repeated: number
  /** An update after one word has changed on one page. */
  update: number
}

/** Lighthouse's phone: a wider window would load pictures that lie further down. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** A word that stands on one page only. */
const changedFile = 'src/content/careers.ts'
const changedWord = { from: 'a queue', to: 'a line' }

/** Builds the changed site beside the finished one, and lets Chromium fetch both. */
export async function measureTransfers(): Promise<Transfers> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] })
  const site = await startFaultySite()
  const nextOutput = await buildWithOneWordChanged()
  const transfers: Transfers = { firstVisits: [], wholeSite: 0, repeated: 0, update: 0 }
  try {
    for (const path of paths) {
      const page = await browser.newPage({ baseURL: site.origin, ...phone })
      site.log.length = 0
      await page.goto(path)
      await kept(page)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      transfers.firstVisits.push(firstVisit(path, site))
      if (path === '/') {
        transfers.wholeSite = bytesOf(site.log)
        transfers.repeated = repeatedDownloads(site.log)
        site.log.length = 0
        site.deploy(join(nextOutput, 'client'))
        if (!(await lookForUpdate(page))) throw new Error('The changed site is no update')
        transfers.update = bytesOf(site.log)
        site.deploy(builtSite)
      }
      await page.context().close()
    }
    return transfers
  } finally {
    await browser.close()
    await site.close()
    rmSync(nextOutput, { recursive: true, force: true })
  }
}

/** What was asked for before the worker, which comes last. */
function firstVisit(path: string, { log }: FaultySite): FirstVisit {
  const own = log.slice(
    0,
    log.findIndex((exchange) => exchange.path === '/sw.js'),
  )
  const html = readFileSync(join(builtSite, path === '/' ? 'index.html' : `${path}.html`), 'utf8')
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
  return {
    path,
    document: bytesOf(own.filter((exchange) => exchange.path === path)),
    style: brotliCompressSync(style).length,
    scripts: bytesOf(own.filter((exchange) => exchange.path.endsWith('.js'))),
    font: bytesOf(own.filter((exchange) => exchange.path.endsWith('.woff2'))),
    total: bytesOf(own),
  }
}

function bytesOf(exchanges: readonly Exchange[]): number {
  return exchanges.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Answers with content beyond the first for the same file. */
function repeatedDownloads(log: readonly Exchange[]): number {
  const withContent = log.filter(({ bytes }) => bytes > 0)
  return withContent.length - new Set(withContent.map(({ path }) => path)).size
}

/** Builds the site with the word changed on its way from the file, and says where it is. */
async function buildWithOneWordChanged(): Promise<string> {
  const output = 'dist/one-word-changed'
  // Read by renderer/output.ts.
  process.env['SITE_OUTPUT'] = output
  let count = 0
  const changeWord: Plugin = {
    name: 'bench:change-one-word',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(changedFile)) return undefined
      count += 1
      return code.replace(changedWord.from, changedWord.to)
    },
  }
  await build({ viteConfig: { logLevel: 'error', plugins: [changeWord] } })
  delete process.env['SITE_OUTPUT']
  if (count === 0) throw new Error(`Nothing has changed in ${changedFile}`)
  return output
}
