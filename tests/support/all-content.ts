import * as about from '../../src/content/about.ts'
import * as careers from '../../src/content/careers.ts'
import * as coach from '../../src/content/coach.ts'
import * as community from '../../src/content/community.ts'
import * as contact from '../../src/content/contact.ts'
import * as fitness from '../../src/content/fitness.ts'
import * as installSteps from '../../src/content/install-steps.ts'
import * as landing from '../../src/content/landing.ts'
import * as legalPage from '../../src/content/legal-page.ts'
import { legalDocuments } from '../../src/content/legal/documents.ts'
import * as legalFigures from '../../src/content/legal/figures.ts'
import * as navigation from '../../src/content/navigation.ts'
import * as network from '../../src/content/network.ts'
import * as notices from '../../src/content/notices.ts'
import * as pages from '../../src/content/pages.ts'
import * as points from '../../src/content/point-categories.ts'
import * as rewards from '../../src/content/rewards.ts'
import * as site from '../../src/content/site.ts'
import * as wellnet from '../../src/content/wellnet.ts'

/** Everything the site says, by the name of its module. */
export const allContent = {
  about,
  careers,
  coach,
  community,
  contact,
  fitness,
  installSteps,
  landing,
  legal: Object.fromEntries(legalDocuments.map((document) => [document.id, document])),
  legalFigures,
  legalPage,
  navigation,
  network,
  notices,
  pages,
  points,
  rewards,
  site,
  wellnet,
}

/** One value of the content with the way to it: `rewards.tiers.tiers[2].pointsTo`. */
export interface Leaf {
  field: string
  value: unknown
}

/** Every text, number and other plain value below a value. Functions are left out. */
export function leavesOf(value: unknown, field: string): Leaf[] {
  if (typeof value === 'function') return []
  if (typeof value !== 'object' || value === null) return [{ field, value }]
  return childrenOf(value, field).flatMap((child) => leavesOf(child.value, child.field))
}

/** Every object below a value, itself included, that passes a check. */
export function objectsIn<T extends object>(
  value: unknown,
  field: string,
  isWanted: (candidate: object) => candidate is T,
): { field: string; value: T }[] {
  if (typeof value !== 'object' || value === null) return []
  const here = isWanted(value) ? [{ field, value }] : []
  const below = childrenOf(value, field).flatMap((child) => objectsIn(child.value, child.field, isWanted))
  return [...here, ...below]
}

/** Every text of the site. */
export function allTexts(): { field: string; value: string }[] {
  return Object.entries(allContent)
    .flatMap(([name, module]) => leavesOf(module, name))
    .filter((leaf): leaf is { field: string; value: string } => typeof leaf.value === 'string')
}

/** The value at a field. `[]` collects it from every item of a list. */
export function valueAt(field: string): unknown {
  const [start = '', ...rest] = field.split('[].')
  const found = start.split('.').reduce<unknown>((value, key) => propertyOf(value, key), allContent)
  if (rest.length === 0) return found
  return Array.isArray(found) ? found.map((item) => propertyOf(item, rest.join('.'))) : undefined
}

function propertyOf(value: unknown, key: string): unknown {
  return (value as Record<string, unknown> | undefined)?.[key]
}

function childrenOf(value: object, field: string): Leaf[] {
  const isList = Array.isArray(value)
  return Object.entries(value).map(([key, child]: [string, unknown]) => ({
    field: isList ? `${field}[${key}]` : `${field}.${key}`,
    value: child,
  }))
}
