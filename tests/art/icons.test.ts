import { expect, test } from 'vitest'
import { drawIcons, readIcons } from '../../art/draw-icons.ts'
import { shortcutIcons } from '../../art/cards/shortcut-icons.ts'
import { iconNames } from '../../src/content/icons.ts'
import { icons } from '../../src/prints/icons.ts'
import { allTexts } from '../support/all-content.ts'
import { sourceTexts } from '../support/source-texts.ts'

test('the icons are up to date: run `npm run draw` after a change of content/icons.ts', async () => {
  expect(readIcons() === (await drawIcons())).toBe(true)
})

test('every name has a drawing, and names are in order and once', () => {
  expect(Object.keys(icons)).toEqual([...iconNames])
  expect(Object.values(icons).filter((elements) => elements.length === 0)).toEqual([])
  expect(iconNames).toEqual([...new Set(iconNames)].toSorted())
})

test('no icon is drawn that nothing shows', () => {
  const named = allTexts().filter(({ field }) => field.endsWith('.icon'))
  const shown = new Set<string>([...named.map(({ value }) => value), ...Object.values(shortcutIcons)])
  const components = sourceTexts('src/components')
  expect(iconNames.filter((name) => !shown.has(name) && !components.includes(`"${name}"`))).toEqual([])
})
