import { priceInWords } from '../../src/content/figures.ts'

/** All files of the content, found by glob so that none is missing. */
const files = import.meta.glob<object>('../../src/content/**/*.ts', { eager: true })

/** All content by the name of its file: `rewards`, `legalPage`, `legal.terms`. */
export const allContent: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries(files).map(([file, module]) => [nameOf(file.replace(/^.*\/content\/|\.ts$/g, '')), module]),
)

/** The name of a file below src/content. */
function nameOf(file: string): string {
  return file.replaceAll('/', '.').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** One value of the content with its path: `rewards.tiers.items[2].pointsTo`. */
export interface Leaf {
  field: string
  value: unknown
}

/** All primitive values below a value, and prices in words; functions are left out. */
export function leavesOf(value: unknown, field: string): Leaf[] {
  if (typeof value === 'function') return []
  if (typeof value !== 'object' || value === null) return [{ field, value }]
  if ('large' in value) return [{ field, value: priceInWords(value as Parameters<typeof priceInWords>[0]) }]
  return childrenOf(value, field).flatMap((child) => leavesOf(child.value, child.field))
}

/** All objects below a value that pass a check, the value included. */
export function objectsIn<T extends object>(
  value: unknown,
  field: string,
  isWanted: (candidate: object) => candidate is T,
): { field: string; value: T }[] {
  if (typeof value !== 'object' || value === null) return []
  const below = childrenOf(value, field).flatMap((child) => objectsIn(child.value, child.field, isWanted))
  return isWanted(value) ? [{ field, value }, ...below] : below
}

/** A text of the content with its path. */
export interface Text extends Leaf {
  value: string
}

/** Every text of the site. */
export function allTexts(): Text[] {
  return Object.entries(allContent)
    .flatMap(([name, module]) => leavesOf(module, name))
    .filter((leaf): leaf is Text => typeof leaf.value === 'string')
}

/** The value at a path; `[]` collects it from every item of a list or an object. */
export function valueAt(field: string): unknown {
  const [start = '', ...rest] = field.split('[].')
  const found = start.split('.').reduce<unknown>(propertyOf, allContent)
  if (rest.length === 0) return found
  return Object.values(found ?? {}).map((item) => propertyOf(item, rest.join('.')))
}

/** A property of any value, or undefined. */
export function propertyOf(value: unknown, key: string | number): unknown {
  return (value as Record<string | number, unknown> | null | undefined)?.[key]
}

function childrenOf(value: object, field: string): Leaf[] {
  const isList = Array.isArray(value)
  return Object.entries(value).map(([key, child]: [string, unknown]) => ({
    field: isList ? `${field}[${key}]` : `${field}.${key}`,
    value: child,
  }))
}
