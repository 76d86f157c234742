import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceTexts } from '../support/source-texts.ts'

const table = readFileSync(new URL('../../e2e/faults/README.md', import.meta.url), 'utf8')
const rows = [...table.matchAll(/^\| (\d+) +\|/gm)].map(([, row]) => Number(row))

test('the table lists each of the 44 faults once', () => {
  expect(rows).toEqual(Array.from({ length: 44 }, (_, index) => index + 1))
})

test('every fault has a test with its number, and no test has another number', () => {
  const specs = sourceTexts('e2e')
  const named = [...specs.matchAll(/['`]fault (\d+):/g)].map(([, row]) => Number(row))
  const looped = [...specs.matchAll(/^\s*\[(\d+), '[^']+', answers\./gm)].map(([, row]) => Number(row))
  expect(specs).toContain('`fault ${row}: ${what}')
  expect([...new Set([...named, ...looped])].toSorted((a, b) => a - b)).toEqual(rows)
})
