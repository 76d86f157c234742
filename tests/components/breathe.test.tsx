import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Breathe } from '../../src/components/breathe/breathe.tsx'
import { breathAt, minutes } from '../../src/components/breathe/breath.ts'
import { breatheAlong } from '../../src/content/chatbot.ts'
import { breathingMinutes } from '../../src/content/figures.ts'
import { renderInSite } from '../support/render-in-site.tsx'

const { phases, switchLabel, minutesAhead, minutesDone } = breatheAlong

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
const toggle = () => screen.getByRole('switch', { name: switchLabel })
const beads = () => document.querySelectorAll('[data-done]').length

test('breathes out for longer than in, six times a minute, for as long as the specification says', () => {
  expect(minutes).toBe(breathingMinutes)
  expect(breathAt(0)).toEqual({ phase: 'in', minutesDone: 0, millisecondsLeft: 4000 })
  expect(breathAt(4000)).toEqual({ phase: 'out', minutesDone: 0, millisecondsLeft: 6000 })
  expect(breathAt(10_000).phase).toBe('in')
  expect(breathAt(minutes * 60_000 - 1)).toMatchObject({ phase: 'out', minutesDone: minutes - 1 })
  expect(breathAt(minutes * 60_000)).toMatchObject({ phase: 'over', minutesDone: minutes })
})

test('is still until the visitor switches it on; says each phase, counts the minutes and ends by itself', async () => {
  await renderInSite(<Breathe content={breatheAlong} />)
  expect(toggle().getAttribute('aria-checked')).toBe('false')
  expect([words(), beads()]).toEqual([phases.still, 0])
  expect(screen.getByText(minutesAhead)).toBeTruthy()
  await passSeconds(30)
  expect(words()).toBe(phases.still)

  act(() => toggle().click())
  expect(toggle().getAttribute('aria-checked')).toBe('true')
  expect(words()).toBe(phases.in)
  await passSeconds(4.5)
  expect(words()).toBe(phases.out)
  await passSeconds(60)
  expect(beads()).toBe(1)
  expect(screen.getByText(minutesDone.replace('{minutes}', '1'))).toBeTruthy()

  await passSeconds(6 * 60)
  expect(toggle().getAttribute('aria-checked')).toBe('false')
  expect([words(), beads()]).toEqual([phases.over, minutes])
})

test('stops where the visitor switches it off', async () => {
  await renderInSite(<Breathe content={breatheAlong} />)
  act(() => toggle().click())
  await passSeconds(65)
  expect(beads()).toBe(1)
  act(() => toggle().click())
  await passSeconds(20)
  expect([words(), beads()]).toEqual([phases.still, 0])
})
