import type { Dot } from '../art/dot.ts'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../art/catalogue.ts'
import type { PrintName } from '../art/catalogue.ts'
import { colours } from '../art/colours.ts'
import { nearestRadius, pitch, printField, randomFrom, rowHeight, toSvg } from '../art/dots.ts'
import { drawings } from '../art/draw.ts'
import { prints } from '../art/prints.ts'
import { ring, turn } from '../art/shapes.ts'

const largestPrintInBytes = 2500
const allPrintsInBytes = 20_000

const names = Object.keys(prints) as PrintName[]
const drawn = drawings()
const svgOf = (name: PrintName) => drawn[`src/art/drawn/${name}.svg`] ?? ''

function brotliSize(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

interface DrawnDot {
  x: number
  y: number
  radius: number
}

/** The dots of a drawn print, read back from its paths and dotted lines. */
function readDots(svg: string): DrawnDot[] {
  const loose = [...svg.matchAll(/<path stroke-width="(\d+)" d="([^"]+)"\/>/g)].flatMap(([, width, data]) => {
    let [x, y] = [0, 0]
    return [...data!.matchAll(/m(-?\d+) ?(-?\d+)h0/g)].map(([, dx, dy]) => {
      x += Number(dx)
      y += Number(dy)
      return { x, y, radius: Number(width) / 2 }
    })
  })
  const number = String.raw`(-?[\d.]+)`
  const look = `stroke-width="${number}" stroke-dasharray="0 ${number}"`
  const circles = new RegExp(
    `<circle cx="${number}" cy="${number}" r="${number}" ${look}(?: stroke-dashoffset="${number}")?/>`,
    'g',
  )
  const arcs = new RegExp(
    `<path ${look} d="M${number} ${number}A${number} .*? 0 ([01]) 1 ${number} ${number}"/>`,
    'g',
  )
  const lines = [
    ...Array.from(svg.matchAll(circles), (match) => {
      const [x, y, r, width, gap, offset = 0] = match.slice(1).map((text) => Number(text ?? 0))
      return dotsOnArc({ x: x!, y: y!, r: r! }, (gap! - offset) / r!, 2 * Math.PI * r! - 0.5, gap!, width!)
    }),
    ...Array.from(svg.matchAll(arcs), (match) => {
      const [width, gap, x1, y1, r, isLong, x2, y2] = match.slice(1).map(Number) as Eight
      // The centre lies beside the middle of the chord; to the right of it for a short way clockwise.
      const [dx, dy] = [x2 - x1, y2 - y1]
      const chord = Math.hypot(dx, dy)
      const away = Math.sqrt(Math.max(0, r ** 2 - chord ** 2 / 4)) * (isLong ? -1 : 1)
      const centre = { x: (x1 + x2) / 2 - (dy / chord) * away, y: (y1 + y2) / 2 + (dx / chord) * away, r }
      const half = Math.asin(Math.min(1, chord / 2 / r))
      const length = (isLong ? 2 * Math.PI - 2 * half : 2 * half) * r
      return dotsOnArc(centre, Math.atan2(y1 - centre.y, x1 - centre.x), length, gap, width)
    }),
  ]
  return [...loose, ...lines.flat()]
}

type Eight = [number, number, number, number, number, number, number, number]

function dotsOnArc(
  { x, y, r }: { x: number; y: number; r: number },
  start: number,
  length: number,
  gap: number,
  width: number,
): DrawnDot[] {
  return Array.from({ length: Math.floor(length / gap) + 1 }, (_, index) => {
    const angle = start + (index * gap) / r
    return { x: x + Math.cos(angle) * r, y: y + Math.sin(angle) * r, radius: width / 2 }
  })
}

describe('the generator', () => {
  test('lays nodes on a hexagonal lattice, row by row', () => {
    const dots = printField({ width: pitch * 2, height: rowHeight }, 1, () => ({ radius: 2, colour: 'milk' }))
    expect(dots.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [14, 0],
      [28, 0],
      [7, 12],
      [21, 12],
    ])
  })

  test('gives a field the same chances for the same seed, and others for another', () => {
    const chancesOf = (seed: number) => {
      const random = randomFrom(seed)
      return [random(), random(), random()]
    }
    expect(chancesOf(7)).toEqual(chancesOf(7))
    expect(chancesOf(7)).not.toEqual(chancesOf(8))
    for (const chance of chancesOf(7)) expect(chance >= 0 && chance < 1).toBe(true)
  })

  test('quantises radii to few steps, and to none when there is next to nothing', () => {
    expect(nearestRadius(0)).toBe(0)
    expect(nearestRadius(Number.NaN)).toBe(0)
    expect(nearestRadius(0.4)).toBe(0)
    expect(nearestRadius(0.6)).toBe(1)
    expect(nearestRadius(3.1)).toBe(3.5)
    expect(nearestRadius(99)).toBe(15)
  })

  test('draws one path for each colour and radius, with relative moves in whole units', () => {
    const svg = toSvg({ width: 40, height: 40 }, [
      { x: 10.2, y: 10, radius: 2.5, colour: 'milk' },
      { x: 24, y: 6, radius: 2.4, colour: 'milk' },
      { x: 24, y: 24, radius: 4.5, colour: 'milk' },
      { x: 20, y: 20, radius: 0.1, colour: 'sky' },
      { x: 39, y: 20, radius: 2.5, colour: 'sky' },
    ])
    expect(svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40" fill="none" stroke-linecap="round">' +
        `<style>@media(prefers-color-scheme:dark){.milk{stroke:${colours.milk.dark}}}</style>` +
        `<g class="milk" stroke="${colours.milk.light}"><path stroke-width="5" d="m10 10h0m14-4h0"/><path stroke-width="9" d="m24 24h0"/></g></svg>\n`,
    )
  })

  test('keeps a dot that the frame cuts only where the print bleeds', () => {
    const dots = [{ x: 39, y: 20, radius: 2.5, colour: 'sky' } as const]
    expect(readDots(toSvg({ width: 40, height: 40 }, dots))).toHaveLength(0)
    expect(readDots(toSvg({ width: 40, height: 40, bleed: true }, dots))).toHaveLength(1)
  })
})

describe('dots on a ring', () => {
  const frame = { width: 400, height: 400 }

  function expectSame(found: readonly DrawnDot[], wanted: readonly Dot[]) {
    expect(found).toHaveLength(wanted.length)
    const missing = wanted.filter(({ x, y, radius }) =>
      found.every((dot) => dot.radius !== radius || Math.hypot(dot.x - x, dot.y - y) > 0.75),
    )
    expect(missing).toEqual([])
  }

  test.each([
    ['at the top', -turn / 4],
    ['half a step on', -turn / 4 + turn / 48],
    ['anywhere', 0.1],
  ])('are one circle, which begins %s', (_where, start) => {
    const dots = ring([200, 200], 101.3, 24, 6, 'milk', start)
    const svg = toSvg(frame, dots)
    expect(svg.match(/<circle/g)).toHaveLength(1)
    expect(svg).not.toContain('<path')
    expectSame(readDots(svg), dots)
  })

  test('are arcs where something took a few away or changed them', () => {
    const dots = ring([200, 200], 120, 60, 6, 'milk')
      .filter(({ on }) => on!.index !== 5)
      .map((dot) => (dot.on!.index > 20 && dot.on!.index < 32 ? { ...dot, radius: 2.5 } : dot))
    const svg = toSvg(frame, dots)
    expect(svg.match(/A120 120/g)).toHaveLength(3)
    expect(svg).not.toContain('h0')
    expectSame(readDots(svg), dots)
  })

  test('stay dots where few are left beside each other', () => {
    const dots = ring([200, 200], 120, 60, 6, 'milk').filter(({ on }) => on!.index % 6 !== 0)
    const svg = toSvg(frame, dots)
    expect(svg).not.toContain('dasharray')
    expectSame(readDots(svg), dots)
  })
})

describe('the drawn files', () => {
  test.each(Object.keys(drawn))('%s is up to date: run `node src/art/draw.ts` after a change', (path) => {
    expect(readFileSync(resolve(import.meta.dirname, '..', path), 'utf8')).toBe(drawn[path])
  })

  test.each(Object.entries(drawn))('%s stands alone', (_path, svg) => {
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"(?: width="\d+" height="\d+")? viewBox="-?\d+ -?\d+ \d+ \d+"/,
    )
    expect(svg).not.toMatch(/<script|<image|<use|<!|href|url\(|@import|\son\w+=/)
    expect(svg.match(/https?:/g)).toHaveLength(1)
  })

  test.each(names)('%s has the size that the catalogue tells the pages', (name) => {
    const { width, height } = catalogue[name]
    expect(svgOf(name)).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`)
  })

  test.each(names)('%s is drawn the same twice', (name) => {
    expect(prints[name].draw()).toBe(svgOf(name))
  })

  test.each(names)(`%s compresses to at most ${largestPrintInBytes} bytes`, (name) => {
    expect(brotliSize(svgOf(name))).toBeLessThanOrEqual(largestPrintInBytes)
  })

  test(`all prints together compress to at most ${allPrintsInBytes} bytes`, () => {
    expect(names.reduce((sum, name) => sum + brotliSize(svgOf(name)), 0)).toBeLessThanOrEqual(
      allPrintsInBytes,
    )
  })
})

describe('the composition', () => {
  test.each(names)('%s keeps its dots in the frame, whole ones unless it bleeds', (name) => {
    const { width, height, bleed } = prints[name]
    const dots = readDots(svgOf(name))
    expect(dots.length).toBeGreaterThan(200)
    const outside = dots.filter(({ x, y, radius }) => {
      const margin = bleed ? -radius : radius
      return x < margin || y < margin || x > width - margin || y > height - margin
    })
    expect(outside).toEqual([])
  })

  test.each(names.filter((name) => name !== 'weave'))(
    '%s leaves the left, where the words stand, quiet',
    (name) => {
      const { width } = prints[name]
      expect(readDots(svgOf(name)).filter(({ x }) => x < width / 10)).toEqual([])
    },
  )

  test('the map shows Lesotho as a hole', () => {
    const around = readDots(svgOf('map')).filter(
      ({ x, y }) => Math.hypot(x - lesotho.x, y - lesotho.y) < lesotho.within,
    )
    expect(around).toEqual([])
  })

  test('the weave meets itself when tiled', () => {
    const dots = readDots(svgOf('weave'))
    const edge = (at: number) => dots.filter(({ x }) => x === at).map(({ y, radius }) => [y, radius].join())
    expect(edge(0).length).toBeGreaterThan(5)
    expect(edge(0).toSorted()).toEqual(edge(prints.weave.width).toSorted())
  })
})

/** A place well within Lesotho (28.3° E, 29.5° S) in the units of the map. */
const lesotho = { x: 919, y: 469, within: 25 }
