import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { letters, lettersOfSheet, styleNames } from '../../renderer/style/style-names.ts'

const sheet = resolve('src/components/steps/steps.module.css')
const other = resolve('src/components/week/week.module.css')
const full = resolve('src/components/road/road.module.css')

test('a class is named after its sheet and its place there, and no two classes have one name', () => {
  const name = styleNames.generateScopedName
  const row = name('row', sheet)
  expect(row.slice(0, -1)).toBe(lettersOfSheet(sheet))
  expect(name('number', sheet), 'the second class of the sheet').not.toBe(row)
  expect(name('row', `${sheet}?used`), 'the same class').toBe(row)
  expect(name('row', other), 'the same word in another sheet').not.toBe(row)
  const ofSheets = globSync('src/**/*.module.css').map((file) => lettersOfSheet(resolve(file)))
  expect(new Set(ofSheets).size).toBe(ofSheets.length)
})

test('a sheet that is new or without a letter left stops the build', () => {
  for (const letter of letters) styleNames.generateScopedName(`of-${letter}`, full)
  expect(() => styleNames.generateScopedName('oneMore', full)).toThrow('road.module.css')
  expect(() => lettersOfSheet(resolve('new.module.css'))).toThrow('new.module.css is new: start')
})

test('no name can begin as that of an advertisement does', () => {
  expect(letters).not.toMatch(/a/i)
  expect(new Set(letters).size).toBe(letters.length)
})
