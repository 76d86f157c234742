import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { lettersOfSheet, styleNames } from '../../renderer/style/style-names.ts'

const sheet = resolve('src/components/steps/steps.module.css')
const full = resolve('src/components/week/week.module.css')

test('a class is named after its sheet and its place there, and no two classes have one name', () => {
  const name = styleNames.generateScopedName
  const row = name('row', sheet)
  expect(row.slice(0, -1)).toBe(lettersOfSheet(sheet))
  expect(name('number', sheet), 'the second class of the sheet').not.toBe(row)
  expect(name('row', `${sheet}?used`), 'the same class').toBe(row)
  expect(name('row', full), 'the same word in another sheet').not.toBe(row)
  const letters = globSync('src/**/*.module.css').map((file) => lettersOfSheet(resolve(file)))
  expect(new Set(letters).size).toBe(letters.length)
})

test('a sheet that is new or without a letter left stops the build, and no name looks like an advertisement', () => {
  const names = Array.from({ length: 49 }, (_, index) => styleNames.generateScopedName(`c${index}`, full))
  expect(names.filter((name) => /^ad/i.test(name))).toEqual([])
  expect(() => styleNames.generateScopedName('oneMore', full)).toThrow('week.module.css')
  expect(() => lettersOfSheet(resolve('new.module.css'))).toThrow('new.module.css is new: start')
})
