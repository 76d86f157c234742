import { expect } from 'vitest'
import { propertyOf } from './all-content.ts'

/** Fails with the first findings in its message: one changed figure can be in forty sentences. */
export function expectNone(findings: readonly string[]) {
  const first = findings.slice(0, 8)
  if (findings.length > first.length) first.push(`… and ${findings.length - first.length} more`)
  if (findings.length > 0) expect.fail(first.join('\n'))
}

/**
 * The differences between the specification's value and the site's, one line per field:
 * "rewards.tiers.items[2].pointsTo: shared/specification.ts has 7999, the site has 7998". Extra
 * fields are ignored, but lists must have the same length.
 */
export function differences(field: string, expected: unknown, actual: unknown): string[] {
  if (Array.isArray(expected)) {
    const length = Array.isArray(actual) ? actual.length : undefined
    return [
      ...differences(`${field}.length`, expected.length, length),
      ...expected.flatMap((item, index) =>
        differences(`${field}[${index}]`, item, propertyOf(actual, index)),
      ),
    ]
  }
  if (typeof expected === 'object' && expected !== null) {
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(`${field}.${key}`, value, propertyOf(actual, key)),
    )
  }
  return Object.is(expected, actual)
    ? []
    : [`${field}: shared/specification.ts has ${inWords(expected)}, the site has ${inWords(actual)}`]
}

function inWords(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}
