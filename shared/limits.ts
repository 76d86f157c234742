/** The limits of lighthouse.config.js as docs/performance.md names them. */
import { exceptions, firstVisit, wholeSite } from '../lighthouse.config.js'

/** Pages with limits of their own, before the others, which have none. */
export const owners = [...(Object.keys(exceptions) as (keyof typeof exceptions)[]), undefined]

/** The names of a visit's figures: of a page with limits of its own, or of the others. */
export function visitFigures(owner: (typeof owners)[number]) {
  const of = owner ? ` of ${owner}` : ' of the other pages'
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
  ...owners.flatMap((owner) =>
    rowsOf(visitFigures(owner), { ...firstVisit, ...(owner && exceptions[owner]) }),
  ),
  ...rowsOf(siteFigures, wholeSite),
])

function rowsOf<Name extends string>(
  figures: Readonly<Record<Name, string>>,
  values: Readonly<Record<NoInfer<Name>, number>>,
) {
  return (Object.keys(figures) as Name[]).map((name) => [figures[name], values[name]] as const)
}
