import { describe, expect, test } from 'vitest'
import { colours, palette } from '../../tokens.ts'
import type { Dot } from '../../art/types.ts'
import { nearestRadius, pitch, printField, randomFrom, rowHeight, toDrawing, toSvg } from '../../art/dots.ts'
import { ring, turn } from '../../art/shapes.ts'
import type { Drawing } from '../../src/prints/drawing.ts'
import { readDots } from '../support/read-dots.ts'

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
    expect([0, Number.NaN, 0.4, 0.6, 3.1, 99].map(nearestRadius)).toEqual([0, 0, 0, 1, 3.5, 22])
  })

  test('makes one stroke for each colour and radius, with relative moves in whole units', () => {
    const drawing = toDrawing({ width: 40, height: 40 }, [
      { x: 10.2, y: 10, radius: 2.5, colour: 'milk' },
      { x: 24, y: 6, radius: 2.4, colour: 'milk' },
      { x: 24, y: 24, radius: 4.5, colour: 'milk' },
      { x: 20, y: 20, radius: 0.1, colour: 'sky' },
      { x: 39, y: 20, radius: 2.5, colour: 'sky' },
    ])
    expect(drawing).toEqual({
      width: 40,
      height: 40,
      threads: [
        {
          colour: 'milk',
          strokes: [
            [5, 'm10 10h0m14-4h0'],
            [9, 'm24 24h0'],
          ],
        },
      ],
    })
  })

  test('keeps a dot that the frame cuts only where the print bleeds', () => {
    const dots = [{ x: 39, y: 20, radius: 2.5, colour: 'sky' } as const]
    expect(readDots(toDrawing({ width: 40, height: 40 }, dots))).toHaveLength(0)
    expect(readDots(toDrawing({ width: 40, height: 40, bleed: true }, dots))).toHaveLength(1)
  })

  test('writes a drawing as a file, whose ground follows the reader’s colour scheme', () => {
    const drawing: Drawing = {
      width: 40,
      height: 30,
      threads: [
        {
          colour: 'milk',
          strokes: [
            [5, 'm10 10h0'],
            [9, 'M0 0A1 1 0 0 1 2 2', 3],
          ],
          circles: [[7, 20, 15, 9.5, 6, 0.5]],
        },
      ],
    }
    expect(toSvg(drawing)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 40 30" fill="none" stroke-linecap="round">' +
        `<g stroke="${colours.milk}"><path stroke-width="5" d="m10 10h0"/>` +
        '<path stroke-width="9" stroke-dasharray="0 3" d="M0 0A1 1 0 0 1 2 2"/>' +
        '<circle cx="20" cy="15" r="9.5" stroke-width="7" pathLength="6" stroke-dasharray="0 1" stroke-dashoffset="0.5"/></g></svg>\n',
    )
    const onGround = toSvg({ ...drawing, ground: 'M0 0h40v30z' })
    expect(onGround).toContain(`@media(prefers-color-scheme:dark){.ground{fill:${palette.night.dark}}}`)
    expect(onGround).toContain(
      `<path class="ground" fill="${palette.night.light}" d="M0 0h40v30z"/><g stroke`,
    )
  })
})

describe('dots on a ring', () => {
  const draw = (dots: readonly Dot[]) => toDrawing({ width: 400, height: 400 }, dots)
  const strokesOf = (dots: readonly Dot[]) => draw(dots).threads.flatMap(({ strokes }) => strokes)

  function expectSame(wanted: readonly Dot[]) {
    const found = readDots(draw(wanted))
    expect(found).toHaveLength(wanted.length)
    const missing = wanted.filter(({ x, y, radius }) =>
      found.every((dot) => dot.radius !== radius || Math.hypot(dot.x - x, dot.y - y) > 0.75),
    )
    expect(missing).toEqual([])
  }

  test.each([
    ['at the top', -turn / 4, undefined],
    ['half a step on', -turn / 4 + turn / 48, 0.5],
    ['anywhere', 0.1, 0.62],
  ])('are one dotted circle, which begins %s', (_where, start, offset) => {
    const dots = ring([200, 200], 101.3, 24, 6, 'milk', start)
    expect(draw(dots).threads.flatMap(({ circles }) => circles)).toEqual([
      [12, 200, 200, 101.3, 24, ...(offset === undefined ? [] : [offset])],
    ])
    expect(strokesOf(dots)).toEqual([])
    expectSame(dots)
  })

  test('are arcs where something took a few away or changed them', () => {
    const dots = ring([200, 200], 120, 60, 6, 'milk')
      .filter(({ on }) => on!.index !== 5)
      .map((dot) => (dot.on!.index > 20 && dot.on!.index < 32 ? { ...dot, radius: 2.5 } : dot))
    const arc = expect.stringContaining('A120 120')
    expect(strokesOf(dots).map(([width, path]) => [width, path])).toEqual([
      [12, arc],
      [5, arc],
      [12, arc],
    ])
    expectSame(dots)
  })

  test('stay dots where few are left beside each other', () => {
    const dots = ring([200, 200], 120, 60, 6, 'milk').filter(({ on }) => on!.index % 6 !== 0)
    expect(strokesOf(dots).map(([, , gap]) => gap)).toEqual([undefined])
    expectSame(dots)
  })
})
