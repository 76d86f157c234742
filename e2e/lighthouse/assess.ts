import type { Result } from 'lighthouse'
import type { PagePath } from '../../src/content/pages.ts'
import { pageScript, scriptOf } from '../support/site.ts'
import { config } from './config.ts'
import type { Kind } from './config.ts'

/** A row of Lighthouse's `network-requests` audit. */
interface NetworkRequest {
  url: string
  resourceType?: string
  transferSize?: number
}

/** Everything about a report that breaks a promise of lighthouse.config.js, in words. */
export async function breaches(report: Result, path: PagePath): Promise<string[]> {
  return [
    ...scoreBreaches(report),
    ...budgetBreaches(await contentSizes(report), path),
    ...valueBreaches(report),
    ...sleepBreaches(report, path),
    ...originBreaches(report),
    ...consoleBreaches(report),
  ]
}

/** One line of figures for the table: scores, then bytes. */
export async function figures(report: Result): Promise<string> {
  const scores = Object.keys(config.lowestScores).map((id) => `${id} ${scoreOf(report, id)}`)
  const sizes = [...(await contentSizes(report))].map(([kind, bytes]) => `${kind} ${bytes}`)
  return `${scores.join('  ')}  |  ${sizes.join('  ')}`
}

/** A category's score from 0 to 1; 0 where Lighthouse has none. */
export function scoreOf(report: Result, category: string): number {
  return report.categories[category]?.score ?? 0
}

function scoreBreaches(report: Result): string[] {
  return Object.entries(config.lowestScores)
    .filter(([id, lowest]) => scoreOf(report, id) < lowest)
    .map(
      ([id, lowest]) =>
        `${id} is ${scoreOf(report, id)}, not ${lowest}; look at ${unmetAudits(report, id).join(', ')}`,
    )
}

function unmetAudits(report: Result, category: string): string[] {
  const references = report.categories[category]?.auditRefs ?? []
  return references
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
}

function budgetBreaches(sizes: Map<Kind, number>, path: PagePath): string[] {
  const budgets = { ...config.transferBudgets, ...config.exceptions[path] }
  return [...sizes]
    .filter(([kind, bytes]) => bytes > budgets[kind])
    .map(([kind, bytes]) => `${kind}: ${bytes} bytes, at most ${budgets[kind]} are allowed`)
}

/** Bytes of content by kind, as the server sends it to a browser that takes Brotli. */
async function contentSizes(report: Result): Promise<Map<Kind, number>> {
  const sizes = new Map<Kind, number>()
  for (const { url, resourceType = '', transferSize } of networkRequests(report)) {
    // From the worker, which has fetched it for later visits: nothing came over the line.
    if (transferSize === 0) continue
    const bytes = await contentLength(url)
    const kind = resourceType.toLowerCase()
    if (kind !== 'total' && kind in config.transferBudgets)
      sizes.set(kind as Kind, (sizes.get(kind as Kind) ?? 0) + bytes)
    sizes.set('total', (sizes.get('total') ?? 0) + bytes)
  }
  return sizes
}

async function contentLength(url: string): Promise<number> {
  if (!url.startsWith('http')) return 0
  const { headers } = await fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } })
  return Number(headers.get('Content-Length'))
}

function valueBreaches(report: Result): string[] {
  return Object.entries(config.highestValues).flatMap(([id, highest]) => {
    const value = report.audits[id]?.numericValue ?? Infinity
    return value > highest ? [`${id} is ${value}, at most ${highest} is allowed`] : []
  })
}

/** The scripts come after the load event; a report that ended before them would flatter the page. */
function sleepBreaches(report: Result, path: PagePath): string[] {
  const requested = networkRequests(report).map(({ url }) => new URL(url).pathname)
  return [scriptOf('src/app/hydrate.tsx'), pageScript(path)]
    .filter((script) => script && !requested.includes(script))
    .map((script) => `never woke up: ${script} was not asked for`)
}

function originBreaches(report: Result): string[] {
  const { origin } = new URL(report.finalDisplayedUrl)
  return networkRequests(report)
    .filter(({ url }) => url.startsWith('http') && new URL(url).origin !== origin)
    .map(({ url }) => `asks a third party: ${url}`)
}

function consoleBreaches(report: Result): string[] {
  const audit = report.audits['errors-in-console']
  return audit?.score === 1 ? [] : [`errors in the console: ${JSON.stringify(itemsOf(audit))}`]
}

function networkRequests(report: Result): NetworkRequest[] {
  return itemsOf(report.audits['network-requests']) as NetworkRequest[]
}

function itemsOf(audit: Result['audits'][string] | undefined): unknown[] {
  return audit?.details && 'items' in audit.details ? (audit.details.items as unknown[]) : []
}
