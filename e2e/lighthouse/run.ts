/** `npm run lighthouse`: fails when the built site exceeds a limit of lighthouse.config.js. */
import { existsSync, statSync } from 'node:fs'
import type { Flags, Result } from 'lighthouse'
import { compressedEndings } from '../../host/headers.ts'
import * as limits from '../../lighthouse.config.js'
import { writeTally } from '../../scripts/support/tally.ts'
import { fileOf, siteBundle, workerFile } from '../../src/addresses.ts'
import type { PagePath } from '../../src/content/pages.ts'
import { median } from '../support/median.ts'
import { askRaw } from '../support/raw-request.ts'
import { builtSite, entryScript, pageScript, paths, scriptOf, startSite } from '../support/site.ts'
import { withLighthouse } from './measure.ts'

const always: Flags = {
  throttlingMethod: 'simulate',
  onlyAudits: ['network-requests', 'cumulative-layout-shift'],
}

/** Settings for audits that do not depend on time. */
const hurried = {
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 0,
  skipAboutBlank: true,
}

const site = await startSite()
const failures: string[] = []
let passed = 0

await withLighthouse(async (measure) => {
  const categories = Object.keys(limits.lowestScores)
  for (const path of paths) {
    const report = await measure(site.origin + path, { ...always, ...hurried, onlyCategories: categories })
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
    while (scores.length < 3) {
      const report = await measure(site.origin + path, { ...always, onlyCategories: ['performance'] })
      scores.push(scoreOf(report, 'performance'))
    }
    const score = median(scores)
    check(`${path}: performance is ${score}, of ${scores.join(', ')}`, score >= limits.lowestPerformance)
  }
})
for (const path of paths) {
  if (limits.firstWindow.except.includes(path)) continue
  const answer = await askRaw(site, `GET ${path} HTTP/1.1\r\nAccept-Encoding: br`)
  checkBytes(`${path}: the first window`, [answer.length], limits.firstWindow.bytes)
}
await site.close()

const changed = [fileOf('/careers'), pageScript('/careers'), workerFile].map(bytesOf)
checkBytes('one changed word on /careers', changed, limits.wholeSite.changedWord)
checkBytes('the worker', [bytesOf(workerFile)], limits.wholeSite.worker)
const panel = scriptOf('src/pwa/data-panel/data-dialog.tsx')
checkBytes('the data panel', [bytesOf(panel)], limits.wholeSite.dataPanel)

for (const failure of failures) console.error(`✗ ${failure}`)
console.log(`${passed} passed, ${failures.length} failed`)
writeTally('lighthouse', { passed, failures })
process.exit(failures.length === 0 ? 0 : 1)

function check(what: string, holds: boolean) {
  if (holds) passed += 1
  else failures.push(what)
  console.log(`${holds ? '✓' : '✗'} ${what}`)
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

/** Paths of all requests of the page: its own, and the worker's after `/sw.js`. */
function requestsOf(report: Result): string[] {
  const { details } = report.audits['network-requests']!
  const items = (details as { items: { url: string }[] }).items
  return items.flatMap(({ url }) => (url.startsWith(site.origin) ? [new URL(url).pathname] : []))
}

function checkFirstVisit(path: PagePath, requests: readonly string[]) {
  const scripts = [entryScript(), pageScript(path)]
  check(
    `${path}: its scripts are loaded`,
    scripts.every((script) => requests.includes(script)),
  )
  const own = requests.includes(workerFile) ? requests.slice(0, requests.indexOf(workerFile)) : requests
  const budget = { ...limits.firstVisit, ...limits.exceptions[path] }
  checkBytes(`${path}: HTML`, [bytesOf(fileOf(path))], budget.document)
  checkBytes(`${path}: scripts`, own.filter((file) => file.endsWith('.js')).map(bytesOf), budget.script)
  // The browser requests the manifest and an icon itself.
  const asked = own.filter((file) => file === path || /^\/(assets|pages)\//.test(file))
  const all = asked.map((file) => bytesOf(file === path ? fileOf(path) : file))
  checkBytes(`${path}: first visit`, all, budget.total)
  if (path === '/')
    checkBytes(
      'the whole site, for offline use',
      [...all, bytesOf(workerFile), bytesOf(siteBundle)],
      limits.wholeSite.offline,
    )
}

function checkBytes(what: string, sizes: readonly number[], limit: number) {
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  check(`${what}: ${bytes} bytes, limit ${limit} (lighthouse.config.js)`, bytes <= limit)
}

/** Bytes of a file after Brotli. */
function bytesOf(file: string): number {
  const compressed = builtSite + file + compressedEndings.br
  return statSync(existsSync(compressed) ? compressed : builtSite + file).size
}
