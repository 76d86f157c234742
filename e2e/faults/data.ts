/**
 * `npm run data`: what a first visit, keeping the site, and an update after one word has changed on one page cost, in bytes
 * of content as they go over the line (Brotli). Builds the changed site beside the finished one, and lets Chromium
 * fetch both.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vike/api'
import type { Plugin } from 'vite'
import { chromiumArguments, chromiumPath } from '../../setup/chromium.ts'
import { startFaultySite } from '../support/faulty-site.ts'
import type { Exchange } from '../support/faulty-site.ts'
import { paths } from '../support/site.ts'
import { hydrated } from '../support/test.ts'
import { kept, lookForUpdate } from '../support/worker.ts'

/** A word that stands on one page only. */
const changedFile = 'src/content/careers.ts'
const changedWord = { from: 'a queue', to: 'a line' }

const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] })
const site = await startFaultySite()
const nextOutput = await buildWithOneWordChanged()
try {
  for (const path of paths) {
    const page = await browser.newPage({ baseURL: site.origin })
    site.log.length = 0
    await page.goto(path)
    await kept(page)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const worker = site.log.findIndex((exchange) => exchange.path === '/sw.js')
    report(`first visit of ${path}`, site.log.slice(0, worker))
    report(
      '  … its scripts',
      site.log.slice(0, worker).filter((exchange) => exchange.path.endsWith('.js')),
    )
    if (path === '/') {
      report('  … the worker and everything it keeps', site.log.slice(worker))
      report('  … together', site.log)
      site.log.length = 0
      site.deploy(join(nextOutput, 'client'))
      if (!(await lookForUpdate(page))) throw new Error('The changed site is no update')
      report('an update after one word has changed on one page', site.log)
      for (const exchange of site.log) console.log(`    ${exchange.path} ${exchange.bytes}`)
      site.deploy(join(import.meta.dirname, '../../dist/client'))
    }
    await page.context().close()
  }
} finally {
  await browser.close()
  await site.close()
  rmSync(nextOutput, { recursive: true, force: true })
}

/** Builds the site with the word changed on its way from the file, and says where it is. */
async function buildWithOneWordChanged(): Promise<string> {
  const output = 'dist/one-word-changed'
  // Read by renderer/output.ts.
  process.env['SITE_OUTPUT'] = output
  let count = 0
  const changeWord: Plugin = {
    name: 'data:change-one-word',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(changedFile)) return undefined
      count += 1
      return code.replace(changedWord.from, changedWord.to)
    },
  }
  await build({ viteConfig: { logLevel: 'error', plugins: [changeWord] } })
  if (count === 0) throw new Error(`Nothing has changed in ${changedFile}`)
  return output
}

function report(what: string, exchanges: readonly Exchange[]) {
  const bytes = exchanges.reduce((sum, exchange) => sum + exchange.bytes, 0)
  const answers = `${exchanges.length} requests, ${exchanges.filter(({ status }) => status === 304).length} of them 304`
  console.log(`${what}: ${bytes} bytes (${answers})`)
}
