/** `npm run lighthouse`: fails where the built site breaks a limit of lighthouse.config.js. */
import { existsSync, globSync, statSync } from 'node:fs'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import type { Config, Flags, Result } from 'lighthouse'
import * as limits from '../../lighthouse.config.js'
import { chromiumArguments, chromiumPath } from '../../setup/chromium.ts'
import { writeTally } from '../../setup/tally.ts'
import { fileOf } from '../../src/content/addresses.ts'
import type { PagePath } from '../../src/content/pages.ts'
import { median } from '../bench/median.ts'
import { builtSite, pageScript, paths, scriptOf, startSite } from '../support/site.ts'

/** What does not depend on time needs no quiet second before and after. */
const hurried = {
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 0,
  skipAboutBlank: true,
}

const site = await startSite()
const chromeFlags = ['--headless=new', ...chromiumArguments]
const chrome = await launch({ chromePath: chromiumPath(), chromeFlags })
const failures: string[] = []
let passed = 0

try {
  for (const path of paths) {
    const report = await measure(path, Object.keys(limits.lowestScores))
    for (const [category, lowest] of Object.entries(limits.lowestScores)) {
      const score = scoreOf(report, category)
      check(`${path}: ${category} is ${score}${unmetAudits(report, category)}`, score >= lowest)
    }
    const shift = report.audits['cumulative-layout-shift']!.numericValue!
    check(`${path}: layout shift is ${shift}`, shift <= limits.highestLayoutShift)
    checkFirstVisit(path, requestsOf(report))
  }
  for (const path of limits.performancePages) {
    const scores: number[] = []
    while (scores.length < 3) scores.push(scoreOf(await measure(path, ['performance']), 'performance'))
    check(
      `${path}: performance is ${median(scores)}, of ${scores.join(', ')}`,
      median(scores) >= limits.lowestPerformance,
    )
  }
} finally {
  chrome.kill()
  await site.close()
}
const pictures = globSync('assets/**/*.svg', { cwd: builtSite }).map((file) => bytesOf(`/${file}`))
checkBytes('the worker', [bytesOf('/sw.js')], limits.wholeSite.worker)
checkBytes('all pictures', pictures, limits.wholeSite.pictures)
checkBytes('the largest picture', [Math.max(...pictures)], limits.wholeSite.picture)

for (const failure of failures) console.error(`✗ ${failure}`)
console.log(`${passed} passed, ${failures.length} failed`)
writeTally({ passed, failures })
process.exit(failures.length === 0 ? 0 : 1)

function check(what: string, holds: boolean) {
  if (holds) passed += 1
  else failures.push(what)
  console.log(`${holds ? '✓' : '✗'} ${what}`)
}

/** @throws when Lighthouse cannot measure the page in three tries: on a busy machine a trace can be unusable */
async function measure(path: string, onlyCategories: string[]): Promise<Result> {
  const settings = {
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    onlyCategories,
    onlyAudits: ['network-requests', 'cumulative-layout-shift'],
    disableFullPageScreenshot: true,
    ...(!onlyCategories.includes('performance') && hurried),
  } satisfies Flags
  for (let attempt = 0; attempt < 3; attempt++) {
    const config: Config = { extends: 'lighthouse:default', settings }
    const run = await lighthouse(site.origin + path, { port: chrome.port, logLevel: 'error' }, config)
    if (run?.lhr.audits['cumulative-layout-shift']?.numericValue !== undefined) return run.lhr
  }
  throw new Error(`Lighthouse could not measure ${path}`)
}

/** A category's score from 0 to 1; 0 where Lighthouse has none. */
function scoreOf(report: Result, category: string): number {
  return report.categories[category]?.score ?? 0
}

function unmetAudits(report: Result, category: string): string {
  const audits = report.categories[category]?.auditRefs ?? []
  return audits
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `, see ${id}`)
    .join('')
}

/** The files that the page has asked for, as paths, until Lighthouse ended: the page's own, and the worker's after `/sw.js`. */
function requestsOf(report: Result): string[] {
  const { details } = report.audits['network-requests']!
  const items = (details as { items: { url: string }[] }).items
  return items.flatMap(({ url }) => (url.startsWith(site.origin) ? [new URL(url).pathname] : []))
}

function checkFirstVisit(path: PagePath, requests: readonly string[]) {
  const scripts = [scriptOf('src/app/start.tsx'), pageScript(path)]
  check(
    `${path}: its scripts are loaded`,
    scripts.every((script) => requests.includes(script)),
  )
  const own = requests.includes('/sw.js') ? requests.slice(0, requests.indexOf('/sw.js')) : requests
  const budget = { ...limits.firstVisit, ...limits.exceptions[path as keyof typeof limits.exceptions] }
  checkBytes(`${path}: HTML`, [bytesOf(fileOf(path))], budget.document)
  checkBytes(`${path}: scripts`, own.filter((file) => file.endsWith('.js')).map(bytesOf), budget.script)
  const all = own.map((file) => bytesOf(file === path ? fileOf(path) : file))
  checkBytes(`${path}: first visit`, all, budget.total)
  if (path === '/')
    checkBytes('kept offline', [...all, bytesOf('/sw.js'), bytesOf('/site.json')], limits.wholeSite.offline)
}

function checkBytes(what: string, sizes: readonly number[], limit: number) {
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  check(`${what}: ${bytes} bytes, limit ${limit}`, bytes <= limit)
}

/** Bytes of a file as a browser gets them. */
function bytesOf(file: string): number {
  const compressed = `${builtSite}${file}.br`
  return statSync(existsSync(compressed) ? compressed : builtSite + file).size
}
