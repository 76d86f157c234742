/** The limits of lighthouse.config.js that docs/performance.md has rows for, by the names there. The data panel and TCP's first window have none. */
import { exceptions, firstVisit, wholeSite } from '../lighthouse.config.js'

/** Groups of pages: each with limits of its own is one, and the others, without a name, are the last. */
export const pageGroups = [...(Object.keys(exceptions) as (keyof typeof exceptions)[]), undefined]

/** The names of a visit's figures, by the group of its page. */
export function visitFigures(group: (typeof pageGroups)[number]) {
  const of = group ? ` of ${group}` : ' of the other pages'
  return { document: `HTML with its style${of}`, script: `Scripts${of}`, total: `First visit${of}` }
}

/** Names of figures that are not of a visit. */
export const siteFigures = {
  worker: 'Worker',
  offline: 'Whole site, for offline use',
  changedWord: 'Update after one changed word',
} as const

/** The limits in bytes, by the name of the figure. */
export const limits: Readonly<Record<string, number>> = Object.fromEntries([
  ...pageGroups.flatMap((group) =>
    rowsOf(visitFigures(group), { ...firstVisit, ...(group && exceptions[group]) }),
  ),
  ...rowsOf(siteFigures, wholeSite),
])

function rowsOf<Name extends string>(
  figures: Readonly<Record<Name, string>>,
  values: Readonly<Record<NoInfer<Name>, number>>,
) {
  return (Object.keys(figures) as Name[]).map((name) => [figures[name], values[name]] as const)
}
