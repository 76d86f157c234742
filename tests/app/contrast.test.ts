import { expect, test } from 'vitest'
import { constantTokens, darkTokens, lightTokens, onBandTokens, onNightTokens } from '../../tokens.ts'

/** The contrast of tokens (WCAG 2.2). The end-to-end tests check each text on each page. */

type Tokens = Readonly<Record<string, string>>
type Rgb = readonly number[]

const light: Tokens = { ...constantTokens, ...lightTokens }
const dark: Tokens = { ...light, ...darkTokens }
const onLight = { light, dark }
const onDark = {
  'night, light scheme': { ...light, ...onNightTokens },
  'night, dark scheme': { ...dark, ...onNightTokens },
  band: { ...light, ...onBandTokens },
}

const grounds = ['paper', 'paper-2', 'card']
/** Accents of pages. */
const accents = ['protea', 'aloe', 'sky', 'coral', 'gold']

/** The least contrast of each token. AAA: body text. AA: links, and what says something without words. */
const least: Readonly<Record<string, number>> = {
  ink: 7,
  'ink-soft': 7,
  'indigo-700': 4.5,
  // The focus ring.
  'indigo-500': 3,
  ...Object.fromEntries(accents.map((accent) => [accent, 3])),
}
/** On dark backgrounds kickers have the accent. */
const leastOnDark = {
  ...least,
  ...Object.fromEntries([...accents, 'marigold'].map((accent) => [accent, 4.5])),
}

test.each(Object.entries(onLight))('tokens stand out on every ground: %s', (_, tokens) => {
  expect(tooWeak(tokens, least)).toEqual([])
})

test.each(Object.entries(onDark))('tokens stand out on every dark ground: %s', (_, tokens) => {
  expect(tooWeak(tokens, leastOnDark)).toEqual([])
})

test.each(Object.entries({ ...onLight, ...onDark }))('errors and buttons can be read: %s', (_, tokens) => {
  // The shade of errors (uno.config.ts).
  const error = mix(rgbOf('protea', tokens), rgbOf('ink', tokens), 0.55)
  for (const ground of grounds)
    expect(contrast(error, rgbOf(ground, tokens)), `an error on ${ground}`).toBeGreaterThanOrEqual(4.5)
  expect(contrast(rgbOf('marigold-ink', tokens), rgbOf('marigold', tokens))).toBeGreaterThanOrEqual(7)
})

function tooWeak(tokens: Tokens, needed: Readonly<Record<string, number>>): string[] {
  return Object.entries(needed).flatMap(([token, ratio]) =>
    grounds
      .map((ground) => ({ ground, actual: contrast(rgbOf(token, tokens), rgbOf(ground, tokens)) }))
      .filter(({ actual }) => actual < ratio)
      .map(({ ground, actual }) => `${token} on ${ground}: ${actual.toFixed(2)} instead of ${ratio}`),
  )
}

/** The red, green and blue of a token, which may read another one. */
function rgbOf(token: string, tokens: Tokens): Rgb {
  const value = tokens[token]!
  const [, other] = /^var\(--(.*)\)$/.exec(value) ?? []
  return other ? rgbOf(other, tokens) : value.match(/[\da-f]{2}/gi)!.map((part) => Number.parseInt(part, 16))
}

function mix(one: Rgb, other: Rgb, share: number): Rgb {
  return one.map((part, index) => part * share + other[index]! * (1 - share))
}

function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter! + 0.05) / (darker! + 0.05)
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
