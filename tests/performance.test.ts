import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { limits } from '../shared/limits.ts'

test('docs/performance.md names the limits of lighthouse.config.js as targets', () => {
  const report = readFileSync(join(import.meta.dirname, '../docs/performance.md'), 'utf8')
  const rows = report.matchAll(/^\| (.+?) +\| [\d,]+ B +\| ([\d,]+) B /gm)
  const targets = Array.from(rows, ([, figure, target = '']) => [figure, Number(target.replace(',', ''))])
  expect(Object.fromEntries(targets)).toEqual(limits)
})
