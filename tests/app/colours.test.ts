import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { palette } from '../../art/colours.ts'
import { lightTokens } from '../../uno.config.ts'

const sheets = resolve(import.meta.dirname, '../../src')

const backdrop = {
  colour: `rgb(${palette.night.dark
    .match(/\w\w/g)!
    .map((part) => Number.parseInt(part, 16))
    .join(' ')} / 60%)`,
  because: 'a shadow, and a backdrop: old engines give it no tokens',
}

/** Colours that sheets write out instead of reading a token, by sheet. Those of a token have its value. */
const ownColours: Record<string, { colours: readonly string[]; because: string }> = {
  'app/base.css': {
    colours: [lightTokens['indigo-700'], '#333', '#999', '#fff'],
    because: 'the tokens of paper',
  },
  'components/actions/actions.css': { colours: ['#fff'], because: 'lightens a token' },
  'components/devices/devices.css': {
    colours: ['#1c2410', '#4d5a3a', '#cdd9a8'],
    because: 'the small screen of an old phone',
  },
  'components/dialog/dialog.css': {
    colours: ['rgb(0 0 0 / 45%)', backdrop.colour],
    because: backdrop.because,
  },
  'components/header/header.css': {
    colours: ['rgb(0 0 0 / 40%)', backdrop.colour],
    because: backdrop.because,
  },
  'components/till/till.css': {
    colours: [lightTokens.ink, lightTokens.paper],
    because: 'a paper slip in both schemes',
  },
}

test('style sheets read colours from the tokens of uno.config.ts; others are listed here with a reason', () => {
  const found = globSync('**/*.css', { cwd: sheets }).flatMap((sheet) => {
    const colours = literalColours(readFileSync(join(sheets, sheet), 'utf8'))
    return colours.length > 0 ? [[sheet, colours]] : []
  })
  const listed = Object.entries(ownColours).map(([sheet, { colours }]) => [
    sheet,
    colours.map((colour) => colour.toLowerCase()),
  ])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed))
})

/** Colours as a hexadecimal number, as a function or by one of the common names. */
const literalColour =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^)]*\)|(?<![\w.#-])(?:black|white|gr[ae]y|silver|red|maroon|crimson|tomato|coral|salmon|orange|gold|yellow|beige|ivory|brown|olive|lime|green|teal|aqua|cyan|blue|navy|indigo|violet|purple|magenta|fuchsia|pink)(?![\w-])/gi

/** Each colour in a sheet once, sorted; black and transparent, which masks use, are left out. */
function literalColours(css: string): string[] {
  const colours = css.replaceAll(/\/\*.*?\*\//gs, '').match(literalColour) ?? []
  return [...new Set(colours)].filter((colour) => !['#000', '#0000'].includes(colour)).toSorted()
}
