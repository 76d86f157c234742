import { describe, expect, test } from 'vitest'
import type { Dot } from '../../art/types.ts'
import { toDrawing } from '../../art/dots.ts'
import { ring, turn } from '../../art/shapes.ts'
import { readDots } from '../support/read-dots.ts'

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
