import { render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { draw } from '../../art/catalogue.ts'
import { peopleInGathering } from '../../art/motifs/circles.ts'
import { ActivityRow, ActivityTable, pointsPerDot } from '../../src/components/table/activity-table.tsx'
import {
  dayHeight,
  dayWidth,
  hourOf,
  hangingLines,
  pulseAt,
  readings,
  readingsOfDay,
} from '../../src/components/day/readings.ts'
import { amountOf } from '../../src/components/true-size/amounts.ts'
import { fillIn } from '../../src/format.ts'
import { NetworkCategories } from '../../src/components/partners/network-categories.tsx'
import { Sheet } from '../../src/components/sheet/sheet.tsx'
import { weekBefore, weekOfReport } from '../../src/components/sheet/weeks.ts'
import { Rise } from '../../src/components/steps/rise.tsx'
import { Sunrise, SunriseCaption } from '../../src/components/sunrise/sunrise.tsx'
import { dayOfYear, daysOfYear, frame, placeOfDay, yearPath } from '../../src/components/sunrise/year.ts'
import { pointsPerRungDot } from '../../src/components/tiers/rung.tsx'
import { clinicalReporting } from '../../src/content/chatbot.ts'
import { breathingMinutes } from '../../src/content/figures.ts'
import { modules, protocols } from '../../src/content/fitness.ts'
import { sunCaption, trueSize } from '../../src/content/landing.ts'
import { categories as kindsOfPartner } from '../../src/content/network.ts'
import { pointCategories } from '../../src/content/point-categories.ts'
import { tiers } from '../../src/content/rewards.ts'
import { ridges } from '../../src/prints/ridges.ts'
import { colours } from '../../tokens.ts'
import { readDots } from '../support/read-dots.ts'
import * as specification from '../content/specification.ts'

/** The dots of lines of dashes without length (`stroke-dasharray: 0 pitch`): one at the start of each line, and one at each pitch. */
function dotsOnLines(lines: Iterable<Element>, pitch: number): number {
  const runs = Array.from(lines, (line) => line.getAttribute('d')!.matchAll(/M[-\d. ]+h([\d.]+)/gi))
  return runs
    .flatMap((found) => [...found])
    .reduce((sum, [, length]) => sum + Math.floor(Number(length) / pitch) + 1, 0)
}

/** The number in a text, whose thousands have commas. */
function firstNumber(text: string): number {
  return Number(/[\d,]+/.exec(text)![0].replaceAll(',', ''))
}

describe('the sun of a year', () => {
  const moves = [...yearPath().matchAll(/m(-?\d+) ?(-?\d+)h0/g)]

  test('has a dot for each day, each in a place of its own within the frame', () => {
    expect(moves).toHaveLength(365)
    expect(firstNumber(sunCaption.dots)).toBe(moves.length)
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
  ])('counts %s as day %i', (date, day) => {
    expect(dayOfYear(new Date(`${date}T12:00`))).toBe(day)
  })

  test('lights the dot of today, and says the day', () => {
    vi.setSystemTime('2026-03-01T12:00')
    const { container } = render(
      <>
        <Sunrise ridges={ridges} />
        <SunriseCaption words={sunCaption} />
      </>,
    )
    vi.useRealTimers()
    const today = placeOfDay(60).join(' ')
    expect(container.querySelector('[stroke-width="29"]')!.getAttribute('d')).toBe(`M${today}h0`)
    const said = screen.getByText(fillIn(sunCaption.today, { day: ', 1 March' }))
    expect(said.closest('[aria-hidden]')).toBeNull()
  })
})

describe('points drawn to scale', () => {
  const values = specification.pointCategories.flatMap(({ activities }) => activities)

  test('every value of the specification is a whole number of dots', () => {
    expect(values).toHaveLength(24)
    expect(values.filter(({ points }) => points % pointsPerDot)).toEqual([])
    expect(firstNumber(pointCategories.legend)).toBe(pointsPerDot)
  })

  test('24 activities are 741 dots: as many in each row as its points, one for a Biometric Monitoring and 200 for an Annual Assessment', () => {
    const { words, categories } = pointCategories
    const { container } = render(
      categories.map((category) => (
        <ActivityTable key={category.category} category={category} words={words}>
          {category.activities.map((activity) => (
            <ActivityRow key={activity.code} activity={activity} words={words} />
          ))}
        </ActivityTable>
      )),
    )
    const rows = Array.from(container.querySelectorAll('tbody tr'), (row) => ({
      activity: row.querySelector('th span span')?.textContent,
      dots: dotsOnLines(row.querySelectorAll('path'), 1),
    })).filter(({ dots }) => dots > 0)
    expect(rows).toEqual(values.map(({ activity, points }) => ({ activity, dots: points / pointsPerDot })))
    expect(rows.reduce((sum, { dots }) => sum + dots, 0)).toBe(741)
    expect(rows).toContainEqual({ activity: 'Biometric Monitoring', dots: 1 })
    expect(rows).toContainEqual({ activity: 'Annual Assessment', dots: 200 })
  })
})

test('the legend of the ladder says what a dot is worth', () => {
  expect([pointsPerRungDot, tiers.dots]).toEqual([100, expect.stringContaining('a hundred points')])
})

describe('the sample day', () => {
  const places = Object.values(readings()).flatMap((path) => {
    let [x, y] = [0, 0]
    return [...path.matchAll(/m(\d+) (-?\d+)h0/g)].map(([, right, down]) => {
      x += Number(right)
      y += Number(down)
      return { x, y }
    })
  })

  test('a day is one reading every ten minutes, as many as the text says, all of them in the picture', () => {
    expect(Number(/\d+/.exec(modules.dots)![0])).toBe(readingsOfDay)
    const times = places.map(({ x }) => x).toSorted((a, b) => a - b)
    expect(times).toEqual(Array.from({ length: 144 }, (_, index) => 5 + 10 * index))
    expect(places.filter(({ x, y }) => x > dayWidth || y < 0 || y > dayHeight)).toEqual([])
  })

  test('each module hangs at its hour, in order of the day', () => {
    const times = modules.items.map(({ time }) => time)
    expect(times).toEqual(times.toSorted())
    const from = [...hangingLines(times, () => 0).matchAll(/M(\d+) \d+V0/g)].map(([, x]) => Number(x))
    expect(from).toEqual(times.map((time) => (hourOf(time) / 24) * dayWidth))
  })

  test('the pulse is low where Sleep hangs, and at its highest near Strength', () => {
    const [sleep, , movement, , , strength] = modules.items.map(({ time }) => pulseAt(hourOf(time)))
    expect(sleep).toBeLessThan(62)
    expect(movement).toBeGreaterThan(100)
    expect(strength).toBeGreaterThan(135)
  })
})

test('each step of fitness is as high as its points, and the last is the highest', () => {
  const { container } = render(<Rise steps={protocols.steps} />)
  const dots = Array.from(container.querySelectorAll('svg'), (bar) =>
    dotsOnLines(bar.querySelectorAll('path'), 1),
  )
  expect(dots).toEqual([2, 6, 8, 20])
  const { activities } = specification.pointCategories.find(({ category }) => category === 'Movement')!
  expect(dots.map((count) => count * pointsPerDot)).toEqual(activities.map(({ points }) => points))
  expect(protocols.dots).toContain(`One dot is ${pointsPerDot} points.`)
})

test('the report of /chatbot has two weeks of seven days, and a dot for each minute of the protocol', () => {
  expect([weekBefore, weekOfReport].map((path) => path.match(/M/g)!.length)).toEqual([7, 7])
  const { label, sheet } = clinicalReporting
  const { container } = render(<Sheet label={label} content={sheet} minutes={breathingMinutes} />)
  const drawings = [...container.querySelectorAll('li')].map((entry) => entry.querySelectorAll('svg path'))
  expect(drawings.map(({ length }) => length)).toEqual([2, 0, 1])
  expect(dotsOnLines(drawings[2]!, 1)).toBe(breathingMinutes)
})

test('every figure is drawn at its size', () => {
  const drawn = trueSize.figures.map(({ value, drawnAs }) => [value, amountOf(value, drawnAs)])
  expect(drawn).toEqual([
    ['500+', { count: 500 }],
    ['200+', { count: 200 }],
    ['99.7%', { count: 1000, open: 3 }],
    ['100ms', { count: 50, lit: 5 }],
    ['50,000+', { count: 50 }],
  ])
})

test('everybody in the gathering has one head, and one of them has gone quiet', () => {
  const circles = draw('circles')
  const headsIn = (colour: keyof typeof colours) =>
    readDots({
      ...circles,
      threads: circles.threads.filter((thread) => thread.colour === colours[colour]),
    }).filter(({ radius }) => radius === 11)
  expect(headsIn('milk').length + headsIn('lilac').length).toBe(peopleInGathering)
  expect(headsIn('lilac')).toHaveLength(1)
})

test('each kind of partner has a dot for each of its “more partners”', () => {
  render(<NetworkCategories content={kindsOfPartner} />)
  const rows = [...document.querySelectorAll('summary')]
  const found = rows.map((row) => [row.textContent, dotsOnLines(row.querySelectorAll('path'), 1)])
  expect(found).toEqual(
    kindsOfPartner.categories.map(({ title, morePartners }) => [
      `${title}+${morePartners} more partners`,
      morePartners,
    ]),
  )
})
