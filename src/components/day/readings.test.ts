import { describe, expect, test } from 'vitest'
import { modules } from '../../content/fitness.ts'
import { dayHeight, dayWidth, hangingLines, hourOf, pulseAt, readings, readingsOfDay } from './readings.ts'

describe('the sample day', () => {
  const [, effort, peak] = modules.scale
  const places = Object.values(readings(Number(effort), Number(peak))).flatMap((path) => {
    let [x, y] = [0, 0]
    return [...path.matchAll(/m(\d+) (-?\d+)h\.1z/g)].map(([, right, down]) => {
      x += Number(right)
      y += Number(down)
      return { x, y }
    })
  })

  test('a day is one reading every ten minutes, as many as the text says, all of them in the picture', () => {
    expect(Number(/\d+/.exec(modules.dots)![0])).toBe(readingsOfDay)
    const times = places.map(({ x }) => x).toSorted((a, b) => a - b)
    expect(times).toEqual(Array.from({ length: 144 }, (_, index) => 10 * index))
    expect(places.filter(({ x, y }) => x > dayWidth || y < 0 || y > dayHeight)).toEqual([])
  })

  test('each module hangs at its hour, in order of the day', () => {
    const times = modules.items.map(({ time }) => time)
    expect(times).toEqual(times.toSorted())
    const from = [...hangingLines(times, () => 0).matchAll(/M(\d+) 0V\d+/g)].map(([, x]) => Number(x))
    expect(from).toEqual(times.map((time) => Math.round(hourOf(time) * 6) * 10))
  })

  test('the pulse is low where Sleep hangs, and at its highest where Strength hangs', () => {
    const [sleep, , movement, , , strength] = modules.items.map(({ time }) => pulseAt(hourOf(time)))
    expect(sleep).toBeLessThan(62)
    expect(movement).toBeGreaterThan(100)
    expect(strength).toBeGreaterThan(135)
  })
})
