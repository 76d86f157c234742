import type { Result } from 'lighthouse'
import * as config from '../../lighthouse.config.js'

/** A row of Lighthouse's `network-requests` audit. */
interface NetworkRequest {
  url: string
  resourceType?: string
  transferSize: number
  statusCode: number
}

type Kind = keyof typeof config.transferBudgets

/** Everything about a report that breaks a promise of lighthouse.config.js, in words. */
export function breaches(report: Result, path: string): string[] {
  return [
    ...scoreBreaches(report),
    ...transferBreaches(report, path),
    ...valueBreaches(report),
    ...originBreaches(report),
    ...consoleBreaches(report),
  ]
}

/** One line of figures for the table. */
export function figures(report: Result): string {
  const scores = Object.keys(config.lowestScores).map((id) => `${id} ${scoreOf(report, id) ?? '–'}`)
  const sizes = [...transferred(report)].map(([kind, bytes]) => `${kind} ${bytes}`)
  return `${scores.join('  ')}  |  bytes: ${sizes.join('  ')}`
}

function scoreBreaches(report: Result): string[] {
  return Object.entries(config.lowestScores).flatMap(([id, lowest]) => {
    const score = scoreOf(report, id)
    if (score !== undefined && score >= lowest) return []
    return [
      `${id} is ${score ?? 'missing'}, at least ${lowest} is asked. Not met: ${unmetAudits(report, id).join(', ')}`,
    ]
  })
}

function scoreOf(report: Result, category: string): number | undefined {
  return report.categories[category]?.score ?? undefined
}

function unmetAudits(report: Result, category: string): string[] {
  const references = report.categories[category]?.auditRefs ?? []
  return references
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
}

function transferBreaches(report: Result, path: string): string[] {
  const own: Partial<Record<Kind, number>> =
    (config.exceptions as Record<string, Partial<Record<Kind, number>>>)[path] ?? {}
  const budgets = { ...config.transferBudgets, ...own }
  const breached = [...transferred(report)].filter(([kind, bytes]) => bytes > budgets[kind])
  // A page without its script would keep every budget.
  const missing = (['script', 'stylesheet', 'document'] as const).filter(
    (kind) => !transferred(report).get(kind),
  )
  return [
    ...breached.map(([kind, bytes]) => `${kind}: ${bytes} bytes, at most ${budgets[kind]} are allowed`),
    ...missing.map((kind) => `${kind}: nothing was transferred`),
  ]
}

/** Bytes that crossed the network, by kind. */
function transferred(report: Result): Map<Kind, number> {
  const bytes = new Map<Kind, number>()
  const add = (kind: Kind, size: number) => bytes.set(kind, (bytes.get(kind) ?? 0) + size)
  for (const { resourceType, transferSize } of networkRequests(report)) {
    const kind = resourceType?.toLowerCase() ?? ''
    if (kind in config.transferBudgets) add(kind as Kind, transferSize)
    add('total', transferSize)
  }
  return bytes
}

function valueBreaches(report: Result): string[] {
  return Object.entries(config.highestValues).flatMap(([id, highest]) => {
    const value = report.audits[id]?.numericValue
    return value !== undefined && value <= highest
      ? []
      : [`${id} is ${value ?? 'missing'}, at most ${highest} is allowed`]
  })
}

function originBreaches(report: Result): string[] {
  const { origin } = new URL(report.finalDisplayedUrl)
  return networkRequests(report)
    .filter(({ url }) => /^https?:/.test(url) && new URL(url).origin !== origin)
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
