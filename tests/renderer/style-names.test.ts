import { expect, test } from 'vitest'
import { styleNames } from '../../renderer/style-names.ts'

test('a class has the names of its sheet and its own, and two classes of one name stop the build', () => {
  const name = styleNames.generateScopedName
  expect(name('row', '/src/steps.module.css')).toBe('steps-row')
  expect(name('plainPage', '/src/plain-page.module.css?used')).toBe('plain-page')
  expect(name('row', '/src/steps.module.css')).toBe('steps-row')
  expect(() => name('stepsRow', '/src/steps-row.module.css')).toThrow('steps.row')
})
