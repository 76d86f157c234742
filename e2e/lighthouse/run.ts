/** `npm run lighthouse`: measures every page of the built site and fails where it breaks a promise of lighthouse.config.js. */
import { writeFileSync } from 'node:fs'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import type { Result } from 'lighthouse'
import * as config from '../../lighthouse.config.js'
import { chromiumArguments, chromiumPath } from '../../setup/chromium.ts'
import { paths, startSite } from '../support/site.ts'
import { breaches, figures } from './assess.ts'

/** Read by whoever gathers results; outside of what is served. */
const summaryFile = 'dist/lighthouse.json'

const site = await startSite()
const chrome = await launch({
  chromePath: chromiumPath(),
  chromeFlags: ['--headless=new', ...chromiumArguments],
})

const failures: string[] = []
let passed = 0
try {
  for (const path of paths) {
    const report = await measure(site.origin + path)
    const found = breaches(report, path)
    failures.push(...found.map((breach) => `${path}: ${breach}`))
    if (found.length === 0) passed += 1
    console.log(`${found.length === 0 ? '✓' : '✗'} ${path.padEnd(11)} ${figures(report)}`)
  }
} finally {
  chrome.kill()
  await site.close()
}

writeFileSync(summaryFile, JSON.stringify({ passed, failed: paths.length - passed, failures }, null, 2))
for (const failure of failures) console.error(failure)
console.log(`${passed} of ${paths.length} pages keep every promise of lighthouse.config.js`)
process.exit(failures.length === 0 ? 0 : 1)

/** @throws when Lighthouse could not measure the page at all */
async function measure(address: string): Promise<Result> {
  const run = await lighthouse(
    address,
    { port: chrome.port, logLevel: 'error' },
    { extends: 'lighthouse:default', settings: config.settings },
  )
  if (!run || run.lhr.runtimeError)
    throw new Error(`${address}: ${run?.lhr.runtimeError?.message ?? 'no result'}`)
  return run.lhr
}
