import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInSite } from '../../../tests/support/render-in-site.tsx'
import { breathing } from '../../content/chatbot.ts'
import { breathingMinutes as minutes } from '../../content/figures.ts'
import { breathAt, litSteps } from './breath.ts'
import { Breathe } from './breathe.tsx'

const { says, startLabel, stopLabel, minutesAhead, minutesDone, steps } = breathing

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

afterEach(() => {
  vi.useRealTimers()
})

function passSeconds(seconds: number) {
  return act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
}

const words = () => screen.getByRole('status').textContent
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
const beads = () => document.querySelectorAll('[data-bead=done]').length
const breaths = () => Number(document.querySelector<HTMLElement>('[data-done]')?.dataset.done ?? 0)
const litTitles = () => Array.from(document.querySelectorAll('li[data-lit] h3'), (title) => title.textContent)
const titles = (...indexes: number[]) => indexes.map((index) => steps[index]!.title)

test('breathes out for longer than in, six times a minute, until the minutes are over', () => {
  expect(breathAt(0, 7)).toEqual({ phase: 'in', breathsDone: 0, millisecondsLeft: 4000 })
  expect(breathAt(4000, 7)).toEqual({ phase: 'out', breathsDone: 0, millisecondsLeft: 6000 })
  expect(breathAt(60_000, 7)).toMatchObject({ phase: 'in', breathsDone: 6 })
  expect(breathAt(7 * 60_000 - 1, 7)).toMatchObject({ phase: 'out', breathsDone: 41 })
  expect(breathAt(7 * 60_000, 7)).toMatchObject({ phase: 'over', breathsDone: 42 })
  expect(litSteps(breathAt(0, 7))).toHaveLength(steps.length)
})

test('is still until the visitor starts it; says and lights each step, counts breaths and minutes, and ends by itself', async () => {
  await renderInSite(<Breathe content={breathing} minutes={minutes} />)
  expect([words(), beads(), breaths(), litTitles()]).toEqual(['', 0, 0, []])
  expect(screen.getByText(minutesAhead).closest('[aria-hidden=true]')).not.toBeNull()
  expect(document.querySelectorAll('[data-bead]')).toHaveLength(minutes)

  press(startLabel)
  expect([words(), litTitles()]).toEqual([says.in, titles(0, 1)])
  await passSeconds(4.5)
  expect([words(), litTitles()]).toEqual([says.out, titles(0, 2)])
  await passSeconds(60)
  expect([beads(), breaths(), litTitles()]).toEqual([1, 6, titles(0, 2, 3)])
  expect(screen.getByText(minutesDone.replace('{minutes}', '1')).closest('[aria-hidden=true]')).toBeNull()

  await passSeconds(6 * 60)
  expect([words(), beads(), litTitles()]).toEqual([says.over, minutes, titles(4)])
  expect(screen.getByRole('button', { name: startLabel })).toBeTruthy()
})

test('stops where the visitor stops it, says so, and starts again from the beginning', async () => {
  await renderInSite(<Breathe content={breathing} minutes={minutes} />)
  press(startLabel)
  await passSeconds(65)
  expect(beads()).toBe(1)
  press(stopLabel)
  await passSeconds(20)
  expect([words(), beads(), litTitles()]).toEqual([says.stopped, 0, []])
  press(startLabel)
  expect([words(), breaths()]).toEqual([says.in, 0])
})
