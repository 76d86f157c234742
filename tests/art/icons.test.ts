import { expect, test } from 'vitest'
import { shortcutIcons } from '../../art/cards/shortcut-icons.ts'
import { drawIcons, readIcons } from '../../art/draw-icons.ts'
import { charts } from '../../art/glyphs.ts'
import { glyphNames, outlineNames } from '../../src/content/icons.ts'
import { glyphs, outlines } from '../../src/prints/icons.ts'

test('the icons are up to date: run `npm run draw` after a change of content/icons.ts', async () => {
  expect(readIcons() === (await drawIcons())).toBe(true)
})

test('every name has a drawing, and names are in order and once', () => {
  for (const [names, drawn] of [
    [glyphNames, glyphs],
    [outlineNames, outlines],
  ] as const) {
    expect(Object.keys(drawn)).toEqual([...names])
    expect(Object.values(drawn).filter((drawing) => drawing.length === 0)).toEqual([])
    expect([...names]).toEqual([...new Set(names)].toSorted())
  }
})

test('every glyph is a chart of eleven by eleven beads, and no chart is left over', () => {
  expect(new Set(Object.keys(charts))).toEqual(new Set([...glyphNames, ...Object.values(shortcutIcons)]))
  for (const [name, chart] of Object.entries(charts)) {
    const rows = chart.trim().split(/\s+/)
    expect([rows.length, ...new Set(rows.map((row) => row.length))], name).toEqual([11, 11])
  }
})
