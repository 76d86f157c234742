import { expect, test } from 'vitest'
import { drawSprite, readSprite } from '../art/draw-icons.ts'
import { iconNames } from '../src/content/icons.ts'
import { allTexts } from './support/all-content.ts'
import { sourceTexts } from './support/source-texts.ts'

const sprite = readSprite()

test('the sprite is up to date: run `npm run draw` after a change of content/icons.ts', async () => {
  expect(sprite).toBe(await drawSprite())
})

test('the sprite has a drawing for every name', () => {
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)
  expect(drawn).toEqual([...iconNames])
  expect(sprite).not.toMatch(/<symbol [^>]+><\/symbol>/)
})

test('names stand in order and once', () => {
  expect(iconNames).toEqual([...new Set(iconNames)].toSorted())
})

test('no icon is drawn that nothing shows', () => {
  const named = allTexts().filter(({ field }) => field.endsWith('.icon'))
  const inContent = new Set(named.map(({ value }) => value))
  const components = sourceTexts('src/components')
  const unused = iconNames.filter((name) => !inContent.has(name) && !components.includes(`"${name}"`))
  expect(unused).toEqual([])
})
