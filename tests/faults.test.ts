import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('e2e/faults/README.md names the tests of each fault, and no other', () => {
  const files = globSync(['e2e/**/*.ts', 'src/**/*.test.{ts,tsx}'])
  const caused = files.flatMap((file) => {
    const name = file.replace(/^e2e\/|^.*\/(?=.*\.test\.)/g, '').replace(/(\.spec)?\.tsx?$/, '')
    const titles = readFileSync(file, 'utf8').matchAll(/(?<=['"`]fault )\d+(?=:)/g)
    return Array.from(titles, ([row]) => `${row}: ${name}`)
  })
  const rows = readFileSync('e2e/faults/README.md', 'utf8').matchAll(/^\| (\d+) .*\| (.*?) *\|$/gm)
  const named = Array.from(rows, ([, row, tests = '']) => tests.split(', ').map((name) => `${row}: ${name}`))
  expect(named.flat().toSorted()).toEqual([...new Set(caused)].toSorted())
})
