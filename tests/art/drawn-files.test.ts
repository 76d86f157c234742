import { globSync, readFileSync, readdirSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { dotPrints, linePrints } from '../../art/catalogue.ts'
import type { DotPrint } from '../../art/catalogue.ts'
import { toDrawing } from '../../art/dots.ts'
import { drawDisplayFont } from '../../art/draw-font.ts'
import { drawings } from '../../art/draw-prints.ts'
import { dotAt } from '../../art/shapes.ts'
import { pages } from '../../src/content/pages.ts'
import { frame as heroFrame } from '../../src/prints/places/frames.ts'
import { roadEnds, roadGap, roadOverlap } from '../../src/prints/places/road.ts'
import { colours } from '../../tokens.ts'
import { readDots } from '../support/read-dots.ts'
import { renderPath } from '../support/render-path.tsx'

const largestPrintInBytes = 2_500
/** A picture of several parts, in one module. */
const largestLinePrintInBytes = 4_000
/** Every picture in each of its forms. */
const allPicturesInBytes = 20_000

const names = Object.keys(dotPrints) as DotPrint[]
const drawn = drawings()
const pictureFiles = Object.entries(drawn).filter(([path]) => path.endsWith('.svg'))

/** The PNG files that `npm run draw` makes of public/icon.svg; the favicon holds one. */
const launcherIcons = globSync('public/*.{png,ico}').filter((file) => !file.includes('shortcut-'))

function sizeOf(text: string): number {
  return brotliCompressSync(text).length
}

function drawingOf(name: DotPrint) {
  const { frame, dots } = dotPrints[name]
  return toDrawing(frame, dots(frame))
}

test('a sheet that restyles the threads of a print names a colour of them', () => {
  const sheets = globSync('src/**/*.css').map((file) => readFileSync(file, 'utf8'))
  const named = sheets.flatMap((sheet) =>
    [...sheet.matchAll(/\[stroke='(.+?)'\]/g)].map(([, colour]) => colour),
  )
  expect(named.length).toBeGreaterThan(1)
  expect(Object.values<string | undefined>(colours)).toEqual(expect.arrayContaining(named))
})

// Icons of the content, sharing cards and screenshots have their own tests.
describe('what is drawn is up to date: run `npm run draw` after a change', () => {
  test.each(Object.keys(drawn))('%s', (path) => {
    expect(readFileSync(path, 'utf8') === drawn[path], `${path} is out of date`).toBe(true)
  })

  test('src/prints/display.woff2', async () => {
    const isSame = readFileSync('src/prints/display.woff2').equals(await drawDisplayFont())
    expect(isSame, 'the words of the site have other characters than the font').toBe(true)
  })

  test.each(launcherIcons)('%s', async (file) => {
    const bytes = readFileSync(file)
    const png = bytes.subarray(Math.max(0, bytes.indexOf('\x89PNG', 0, 'latin1')))
    const { width } = await sharp(png).metadata()
    const pixelsOf = (picture: Sharp) => picture.ensureAlpha().raw().toBuffer()
    const [found, wanted] = await Promise.all([
      pixelsOf(sharp(png)),
      pixelsOf(sharp('public/icon.svg').resize(width)),
    ])
    // A palette of 256 colours moves shades a little.
    const farthest = found.reduce((most, value, index) => Math.max(most, Math.abs(value - wanted[index]!)), 0)
    expect(farthest).toBeLessThan(8)
  })

  test('and nothing in src/prints is left from what is no longer drawn', () => {
    const others = /^(drawing|icon-drawing|icons)\.ts$|\.woff2$|^places$/
    const stray = readdirSync('src/prints').filter(
      (file) => !(`src/prints/${file}` in drawn) && !others.test(file),
    )
    expect(stray).toEqual([])
    expect(launcherIcons.length).toBeGreaterThan(1)
  })
})

describe('picture files', () => {
  test.each(pictureFiles)('%s stands alone', (_path, svg) => {
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"(?: width="\d+" height="\d+")? viewBox="-?\d+ -?\d+ \d+ \d+"/,
    )
    expect(svg.match(/<script|<image|<use|<!|href|url\(|@import|\son\w+=/)).toBeNull()
    expect(svg.match(/https?:/g)).toHaveLength(1)
  })

  test('have in pages the size that they declare themselves', async () => {
    const html = await Promise.all(pages.map(async ({ path }) => (await renderPath(path)).html))
    const images = html.join('').match(/<img [^>]*src="[^"]*\/prints\/[^>]*>/g)!
    expect(images.length).toBeGreaterThan(pictureFiles.length / 2)
    const sizeIn = (tag: string) => [/ width="\d+"/, / height="\d+"/].map((size) => size.exec(tag)?.[0])
    for (const image of images) {
      const [, file = ''] = /\/(src\/prints\/[^"]+)"/.exec(image)!
      expect(sizeIn(image), file).toEqual(sizeIn(drawn[file]!))
    }
  })
})

test.each(Object.keys(linePrints))('%s, a print of lines, is small', (name) => {
  expect(sizeOf(drawn[`src/prints/${name}.ts`]!)).toBeLessThanOrEqual(largestLinePrintInBytes)
})

test(`all pictures, in the page and as files, compress to at most ${allPicturesInBytes} bytes together`, () => {
  const sizes = Object.values(drawn).map(sizeOf)
  expect(sizes.length).toBeGreaterThan(20)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(allPicturesInBytes)
})

describe.each(names)('%s', (name) => {
  const { frame } = dotPrints[name]
  const drawing = drawingOf(name)
  const dots = readDots(drawing)

  test('is drawn the same twice, and its circles and arcs are the dots that they stand for', () => {
    expect(drawingOf(name)).toEqual(drawing)
    expect(dots.length).toBeGreaterThan(100)
    const loose = dotPrints[name].dots(frame).map(({ on: _place, ...dot }) => dot)
    const wanted = readDots(toDrawing(frame, loose))
    expect(dots).toHaveLength(wanted.length)
    const missing = wanted.filter(({ x, y, radius }) =>
      dots.every((dot) => dot.radius !== radius || Math.hypot(dot.x - x, dot.y - y) > 1.25),
    )
    expect(missing).toEqual([])
  })

  test(`compresses to at most ${largestPrintInBytes} bytes`, () => {
    const forms = Object.entries(drawn).filter(([path]) => path.startsWith(`src/prints/${name}.`))
    expect(forms.length).toBeGreaterThan(0)
    for (const [path, text] of forms) expect(sizeOf(text), path).toBeLessThanOrEqual(largestPrintInBytes)
  })
})

const framed = names.filter((name) => !('bleed' in dotPrints[name].frame))

test.each(framed)('%s loses no dot at its frame', (name) => {
  const { frame, dots } = dotPrints[name]
  const { width, height } = frame
  const lost = dots(frame).filter(
    ({ x, y, radius: room }) => x < room || y < room || x > width - room || y > height - room,
  )
  expect(lost).toEqual([])
})

test('a dot is drawn if the frame has all of it or, where prints bleed, a part', () => {
  const dots = [50, 4, -50].map((x) => dotAt([x, 50], 8, 'coral'))
  const square = { width: 100, height: 100 }
  expect(readDots(toDrawing(square, dots))).toHaveLength(1)
  expect(readDots(toDrawing({ ...square, bleed: true }, dots))).toHaveLength(2)
})

const ofHeroes = names.filter((name) => dotPrints[name].forms.some((form) => form === 'data'))

test.each(ofHeroes)('%s leaves the left, where the words are, quiet', (name) => {
  const { width } = dotPrints[name].frame
  expect(readDots(drawingOf(name)).filter(({ x }) => x < width / 10)).toEqual([])
})

test('the map shows Lesotho as a hole', () => {
  const around = readDots(drawingOf('map')).filter(
    ({ x, y }) => Math.hypot(x - lesotho.x, y - lesotho.y) < lesotho.within,
  )
  expect(around).toEqual([])
})

test('the lines of the path end where the road of the page goes on', () => {
  const ends = readDots(drawingOf('path')).filter(({ y }) => y === heroFrame.height - roadOverlap - roadGap)
  expect(ends.map(({ x }) => x)).toEqual(expect.arrayContaining(roadEnds.map(Math.round)))
})

test('the weave meets itself when tiled', () => {
  const dots = readDots(drawingOf('weave'))
  const edge = (at: number) => dots.filter(({ x }) => x === at).map(({ y, radius }) => [y, radius].join())
  expect(edge(0).length).toBeGreaterThan(5)
  expect(edge(0).toSorted()).toEqual(edge(dotPrints.weave.frame.width).toSorted())
})

/** A place well within Lesotho (28.3° E, 29.5° S) in the units of the map. */
const lesotho = { x: 919, y: 469, within: 25 }
