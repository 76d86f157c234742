import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from '../shared/contrast.ts'
import type { Rgb } from '../shared/contrast.ts'
import * as lists from '../tokens.ts'
import {
  constantTokens,
  darkSheetTokens,
  darkTokens,
  lightTokens,
  moreContrastTokens,
  onBandTokens,
  onNightTokens,
  onPaperTokens,
  sheetTokens,
} from '../tokens.ts'
import { expectNone } from './support/differences.ts'

/** Colours: the contrast of every token on every ground (WCAG 2.2); end-to-end tests check each text. Font sizes: their order. */

type Tokens = Readonly<Record<string, string>>
/** A token, or the share of one that is mixed into another, as in style sheets. */
type Colour = string | readonly [token: string, share: number, other: string]

const light: Tokens = { ...constantTokens, ...lightTokens }
const dark: Tokens = { ...light, ...darkTokens }
const onNight = { ...light, ...onNightTokens }
const onPaper = { ...light, ...onPaperTokens }
/** Accents only draw on light backgrounds. On dark ones kickers have them. */
const schemes: readonly (readonly [scheme: string, tokens: Tokens, accent: number])[] = [
  ['light', light, 3],
  ['dark', dark, 3],
  ['on the night, light', onNight, 4.5],
  ['on the night, dark', { ...dark, ...onNightTokens }, 4.5],
  ['on the band', { ...light, ...onBandTokens }, 4.5],
  ['with more contrast', { ...light, ...moreContrastTokens }, 3],
  ['with more contrast on the night', { ...onNight, ...moreContrastTokens }, 4.5],
  ['on paper', onPaper, 3],
]

const grounds: readonly Colour[] = ['paper', 'paper-2', 'card']
/** Cards with a wrong field, with the latest message, and a button under the pointer. */
const tints: Colour[] = [
  ['protea', 0.09, 'card'],
  ['indigo-500', 0.09, 'card'],
  ['ink', 0.08, 'card'],
]
const error: Colour = ['protea', 0.55, 'ink']
const accents = ['protea', 'aloe', 'sky', 'coral', 'gold']
const metals = ['bronze', 'silver', 'platinum', 'marigold']

/** Colours that nobody has to tell from another one. */
const decorative = ['line', 'shadow']

test.each(schemes)('every token can be seen on every ground: %s', (_scheme, tokens, accent) => {
  expectNone([
    ...tooWeak(tokens, ['ink', 'ink-soft'], grounds, 7),
    ...tooWeak(tokens, ['ink', 'indigo-700', error], [...grounds, ...tints], 4.5),
    ...tooWeak(tokens, ['indigo-500'], grounds, 3),
    ...tooWeak(tokens, accents, grounds, accent),
    ...tooWeak(tokens, ['marigold-ink'], ['marigold', 'marigold-light'], 7),
  ])
})

test('on the night, header and chips included, words and metals can be read', () => {
  const words = ['ink', 'ink-soft', 'indigo-700', ...accents, ...metals]
  for (const [, tokens] of schemes.filter(([name]) => name.startsWith('on the night')))
    expectNone(tooWeak(tokens, words, ['night', 'bar', 'indigo-900'], 4.5))
})

test('on a sheet of paper at night, all that is on one can be read', () => {
  const sheet = { ...dark, ...sheetTokens, ...darkSheetTokens }
  expectNone([
    ...tooWeak(sheet, ['ink', 'ink-soft', 'indigo-700'], ['card'], 7),
    ...tooWeak(sheet, ['ink', error], ['card', ...tints], 4.5),
    ...tooWeak(sheet, ['indigo-500', 'protea', 'sky'], ['card'], 3),
  ])
})

test('no colour is left out, and none is named that does not exist', () => {
  const grounded = [...grounds, 'night', 'bar', 'indigo-900', 'marigold-light']
  const words = ['ink', 'ink-soft', 'indigo-700', 'indigo-500', 'marigold-ink']
  const known = new Set([...grounded, ...accents, ...metals, ...decorative, ...words])
  const tokens = Object.keys({ ...dark, ...onNight, ...onPaper })
  const colours = new Set(tokens.filter((token) => valueOf(token, dark).startsWith('#')))
  const differing = [...colours.symmetricDifference(known)]
  expectNone(differing.map((name) => `"${String(name)}" is not both in tokens.ts and tests/tokens.test.ts`))
})

test('docs/how-to.md says of every list of tokens what it colours', () => {
  const recipes = readFileSync('docs/how-to.md', 'utf8')
  const { layout: _sizes, layers: _order, ...coloured } = lists
  for (const list of Object.keys(coloured)) expect(recipes).toContain(`| \`${list}\` `)
})

test('font sizes keep their order, from the smallest window to the largest', () => {
  for (const end of [/\((?<rem>[\d.]+)rem/, /,(?<rem>[\d.]+)rem\)/]) {
    const sizes = ['xs', 'note', 'sm', 'md', 'key', 'base', 'lg', 'lead', 'xl', '2xl', 'loud', '3xl'] as const
    const rems = sizes.map((size) => Number(end.exec(constantTokens[`text-${size}`])!.groups!['rem']))
    expect(rems).toEqual(rems.toSorted((a, b) => a - b))
  }
})

function tooWeak(tokens: Tokens, fronts: readonly Colour[], behind: readonly Colour[], least: number) {
  return fronts.flatMap((front) =>
    behind.flatMap((ground) => {
      const found = contrast(rgbOf(front, tokens), rgbOf(ground, tokens))
      return found < least
        ? [`${String(front)} on ${String(ground)}: ${found.toFixed(2)} instead of ${least}`]
        : []
    }),
  )
}

/** The value of a token, which may be that of another one. */
function valueOf(token: string, tokens: Tokens): string {
  const [, other] = /^var\(--(.*)\)$/.exec(tokens[token]!) ?? []
  return other ? valueOf(other, tokens) : tokens[token]!
}

function rgbOf(colour: Colour, tokens: Tokens): Rgb {
  if (typeof colour !== 'string') {
    const [one, other] = [rgbOf(colour[0], tokens), rgbOf(colour[2], tokens)]
    return one.map((part, index) => part * colour[1] + other[index]! * (1 - colour[1]))
  }
  const value = valueOf(colour, tokens)
  const [, short] = /^#([\da-f]{3})$/i.exec(value) ?? []
  const digits = short?.replaceAll(/./g, '$&$&') ?? value.slice(1)
  return digits
    .match(/../g)!
    .map((part) => Number.parseInt(part, 16))
    .slice(0, 3)
}
