import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sunCaption } from '../../content/landing.ts'
import { fillIn } from '../../format.ts'
import { frame } from '../../prints/places/frames.ts'
import { daysOfYear, placeOfDay, yearPath } from '../../prints/places/year.ts'
import { ridges } from '../../prints/ridges.ts'
import { dayOfYear } from './days.ts'
import { Sunrise, SunriseCaption } from './sunrise.tsx'

test('the sun has a dot for each day, each in a place of its own within the frame', () => {
  const moves = [...yearPath().matchAll(/m(-?\d+) ?(-?\d+)h0/g)]
  expect(moves).toHaveLength(365)
  expect(Number.parseInt(sunCaption.dots, 10)).toBe(moves.length)
  const places = new Set<string>()
  let [x, y] = [0, 0]
  for (const [, right, down] of moves) {
    x += Number(right)
    y += Number(down)
    places.add(`${x} ${y}`)
    expect(x > 0 && x < frame.width && y > 0 && y < frame.height).toBe(true)
  }
  expect(places.size).toBe(365)
  const days = Array.from({ length: daysOfYear }, (_, index) => placeOfDay(index + 1).join(' '))
  expect(new Set(days)).toEqual(places)
})

test.each([
  ['2026-01-01', 1],
  ['2026-03-01', 60],
  ['2026-12-31', 365],
  ['2028-12-31', 365],
])('it counts %s as day %i', (date, day) => {
  expect(dayOfYear(new Date(`${date}T12:00`))).toBe(day)
})

test('the sun lights the dot of today, and its legend has the day', () => {
  vi.setSystemTime('2026-03-01T12:00')
  const { container } = render(
    <>
      <Sunrise ridges={ridges} />
      <SunriseCaption {...sunCaption} />
    </>,
  )
  vi.useRealTimers()
  const today = placeOfDay(60).join(' ')
  expect(container.querySelector('[stroke-width="36"]')!.getAttribute('d')).toBe(`M${today}h0`)
  expect(screen.getByText(fillIn(sunCaption.today, { day: ', 1 March' }))).toBeTruthy()
})
