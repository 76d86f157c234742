import type { Flags } from 'lighthouse'

/** Kinds of files that have a budget; `total` is all of them and everything else. */
export type Kind = 'script' | 'stylesheet' | 'font' | 'document' | 'total'

/** What lighthouse.config.js exports; each field is documented there. */
interface LighthouseConfig {
  settings: Flags
  lowestScores: Record<string, number>
  transferBudgets: Record<Kind, number>
  exceptions: Record<string, Partial<Record<Kind, number>>>
  highestValues: Record<string, number>
}

const file = new URL('../../lighthouse.config.js', import.meta.url).href

export const config = (await import(file)) as LighthouseConfig
