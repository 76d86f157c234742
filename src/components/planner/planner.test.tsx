import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pointsIn } from '../../../shared/points-in.ts'
import { renderSite } from '../../../tests/support/render-in-site.tsx'
import { examplePlans, planner as words } from '../../content/planner.ts'
import { pointCategories } from '../../content/point-categories.ts'
import { tiers } from '../../content/rewards.ts'
import { fillIn, formatNumber } from '../../format.ts'
import { useSpokenPlan } from './use-spoken-plan.ts'

// The total does not count up to its new value.
beforeEach(() => {
  const match = matchMedia
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    match(query.replace('no-preference', 'reduce')),
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Opens /rewards with a plan in the address and waits for the planner. */
async function open(plan: string) {
  const { router } = await renderSite('/', `/rewards?plan=${plan}`)
  await screen.findByText(words.reset, {}, { timeout: 10_000 })
  return router
}

function field(activity: string) {
  return screen.getByRole<HTMLInputElement>('spinbutton', { name: `${activity}, times` })
}

function more(activity: string) {
  return screen.getByRole('button', { name: words.more.replace('{activity}', activity) })
}

function less(activity: string) {
  return screen.getByRole('button', { name: words.less.replace('{activity}', activity) })
}

function total() {
  return document.querySelector('[data-plan-total]')!.textContent
}

function group(category: string) {
  return within(document.getElementById('points')!)
    .getByRole('heading', { level: 3, name: category })
    .closest('details')!
}

test('a plan in the address fills fields, categories and total', async () => {
  const plan = 'module.1-monitoring.20-screening.1'
  await open(plan)
  expect(field('Biometric Monitoring').value).toBe('20')
  expect(screen.getByText(pointCategories.legend).closest('[aria-hidden=true]')).not.toBeNull()
  expect(screen.getByText(/examples are ours/).closest('[aria-hidden=true]')).toBeNull()
  expect(
    within(group('Health')).getByText(`${pointsIn('monitoring.20-screening.1')} in your plan`),
  ).toBeTruthy()
  const missing = formatNumber(tiers.items[2].pointsFrom - Number(pointsIn(plan).replace(',', '')))
  const silver = `Silver: partner discounts up to 20%${missing} more points reach Gold.`
  expect(total()).toContain(`${pointsIn(plan)} points${silver}`)
  const rungs = document.querySelector('[data-plan-total] ol')!
  expect(rungs.querySelector('[aria-current]')!.textContent).toBe('Silver 2,500 points')

  // For print.
  const table = screen.getByRole('table', { name: words.printed.caption, hidden: true })
  const rows = within(table).getAllByRole('row', { hidden: true })
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'ActivityPoints eachTimesPoints',
    `Learning Module${pointsIn('module.1')}1${pointsIn('module.1')}`,
    `Biometric Monitoring${pointsIn('monitoring.1')}20${pointsIn('monitoring.20')}`,
    `Preventive Screening${pointsIn('screening.1')}1${pointsIn('screening.1')}`,
    `Total${pointsIn(plan)}`,
  ])
})

test('errors in the address are reported without quoting it, until the plan changes', async () => {
  await open('screening.1-call+0800+now.2-module.-1-peer.1000')
  expect(screen.getByText(words.unknownActivity.other.replace('{count}', '3'))).toBeTruthy()
  expect(
    screen.getByText(
      fillIn(words.wrongTimes, { activities: 'Learning Module, Peer Optimization', max: 999 }),
    ),
  ).toBeTruthy()
  expect(document.body.textContent).not.toContain('0800')
  expect(total()).toContain(`${pointsIn('screening.1')} points`)

  await userEvent.click(more('Annual Assessment'))
  expect(document.querySelector('[data-left-out]')!.textContent).toBe('')
  expect(total()).toContain(`${pointsIn('screening.1-assessment.1')} points`)
})

test('a button changes the number by one and stops at both limits, as arrow keys do', async () => {
  await open('sync.998-module.1')
  await userEvent.click(more('Biometric Sync'))
  expect(more('Biometric Sync').getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(more('Biometric Sync'))
  expect(field('Biometric Sync').value).toBe('999')

  await userEvent.click(less('Learning Module'))
  expect(less('Learning Module').getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(less('Learning Module'))
  expect(field('Learning Module').value).toBe('0')

  await userEvent.type(field('Learning Module'), '{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(field('Learning Module').value).toBe('1')
  expect(total()).toContain(`${pointsIn('sync.999-module.1')} points`)
  expect(total()).toContain(words.highest.replace('{tier}', 'Platinum'))
})

test('a number is a spin button with limits and a value in words, and keys change it', async () => {
  await open('module.12')
  const module = field('Learning Module')
  module.focus()
  for (const [key, value] of [
    ['ArrowUp', '13 times'],
    ['PageUp', '23 times'],
    ['PageDown', '13 times'],
    ['Home', '13 times'],
    ['PageDown', '3 times'],
    ['PageDown', '0 times'],
    ['ArrowDown', '0 times'],
    ['ArrowUp', '1 time'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    expect(module.getAttribute('aria-valuetext'), key).toBe(value)
  }
  // With another key they belong to the browser, such as for a selection.
  for (const modifier of ['Shift', 'Control', 'Alt', 'Meta'])
    await userEvent.keyboard(`{${modifier}>}{PageUp}{ArrowUp}{/${modifier}}`)
  expect(screen.getByRole('spinbutton', { name: 'Learning Module, times' })).toBe(module)
  const limits = ['aria-valuemin', 'aria-valuenow', 'aria-valuemax'].map((name) => module.getAttribute(name))
  expect(limits).toEqual(['0', '1', '999'])
})

test('the buttons of a number are no tab stops, and a number after a 0 has no zero in front', async () => {
  await open('')
  const module = field('Learning Module')
  expect(less('Learning Module').tabIndex).toBe(-1)
  expect(more('Learning Module').tabIndex).toBe(-1)
  module.setSelectionRange(1, 1)
  await userEvent.type(module, '3', { initialSelectionStart: 1 })
  expect(module.value).toBe('3')
})

test('an invalid number remains in its field with an error and does not change the plan', async () => {
  await open('module.2')
  const module = field('Learning Module')
  for (const typed of ['-5', '1.5', 'x', '1000', '1e2', '٣', '1 2']) {
    await userEvent.click(module)
    await userEvent.paste(typed)
    await userEvent.tab()

    expect(module.value).toBe(typed)
    expect(module.getAttribute('aria-invalid')).toBe('true')
    const alert = screen.getByText(fillIn(words.wrongNumber, { times: 2, max: 999 }))
    expect(alert.getAttribute('role')).toBe('alert')
    expect(module.getAttribute('aria-describedby')).toBe(alert.id)
    expect(total()).toContain(`${pointsIn('module.2')} points`)
  }
  await userEvent.click(more('Learning Module'))
  expect(module.value).toBe('3')
  expect(module.getAttribute('aria-invalid')).toBeNull()
})

test('what was typed on the way to an invalid number does not count', async () => {
  await open('module.2')
  const module = field('Learning Module')
  await userEvent.clear(module)
  await userEvent.type(module, '100')
  expect(total()).toContain(`${pointsIn('module.100')} points`)
  await userEvent.type(module, '0')
  expect(screen.getByText(fillIn(words.wrongNumber, { times: 2, max: 999 }))).toBeTruthy()
  expect(total()).toContain(`${pointsIn('module.2')} points`)
})

test('a number may have spaces and leading zeros, and an empty field is 0', async () => {
  await open('module.2')
  const module = field('Learning Module')
  await userEvent.clear(module)
  expect(total()).toMatch(/^0 points/)
  await userEvent.type(module, ' 007 ')
  expect(total()).toContain(`${pointsIn('module.7')} points`)
  await userEvent.tab()
  expect(module.value).toBe('7')
})

test('a tap while another page loads keeps the plan, and Back leads to the plan before the tap', async () => {
  const router = await open('sync.5-performance.1&utm_source=x')
  const { promise, resolve } = Promise.withResolvers<void>()
  Object.assign(router.routesByPath['/careers'].options, { loader: () => promise })
  void router.navigate({ to: '/careers' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/careers'))
  for (const activity of ['Biometric Sync', 'Learning Module']) await userEvent.click(more(activity))
  const { location } = router.history
  expect(location.href).toBe('/rewards?utm_source=x&plan=sync.6-performance.1-module.1')
  expect(total()).toContain(`${pointsIn('sync.6-performance.1-module.1')} points`)
  resolve()
  router.history.back()
  await waitFor(() => expect(router.state.location.search.plan).toBe('sync.5-performance.1'))
  expect(field('Biometric Sync').value).toBe('5')
})

test('clearing the plan can be undone, without invalid text, and an example replaces it', async () => {
  await open('module.1')
  for (const activity of ['Learning Module', 'Skill Assessment']) await userEvent.type(field(activity), 'x')
  await userEvent.click(screen.getByRole('button', { name: words.reset }))
  expect(total()).toMatch(/^0 points/)
  expect(field('Skill Assessment').value).toBe('0')
  await userEvent.click(screen.getByRole('button', { name: words.undo }))
  expect(total()).toContain(`${pointsIn('module.1')} points`)
  expect(field('Learning Module').value).toBe('1')
  expect(screen.queryByRole('button', { name: words.undo })).toBeNull()

  await userEvent.dblClick(screen.getByRole('button', { name: words.reset }))
  const undo = screen.getByRole('button', { name: words.undo })
  // The browser clicks at each repetition of a held Enter, unless it is prevented.
  for (const [key, repeat, clicks] of [
    ['Enter', false, true],
    ['Enter', true, false],
    ['Tab', true, true],
  ] as const)
    expect(fireEvent.keyDown(undo, { key, repeat }), key).toBe(clicks)
  // Folded by hand, it opens with its next points.
  const category = field('Learning Module').closest('details')!
  category.open = false
  await userEvent.click(screen.getByRole('link', { name: 'Platinum' }))
  await waitFor(() => expect(total()).toContain(`${pointsIn(examplePlans[2].plan)} points`))
  expect(category.open).toBe(true)
  const { value } = field('Skill Assessment')
  await userEvent.type(field('Skill Assessment'), 'x')
  await userEvent.click(screen.getByRole('link', { name: 'Platinum' }))
  expect(field('Skill Assessment').value).toBe(value)
})

function spoken() {
  return screen.getAllByRole('status').map(({ textContent }) => textContent)
}

test('Clear and each press on an example are heard, and are not heard again after Undo and Back', async () => {
  const router = await open('module.1')
  const heard = (text: string) => waitFor(() => expect(spoken()).toContain(text))
  const button = screen.getByRole('button', { name: words.reset })
  await userEvent.click(button)
  await heard(words.said.cleared)
  expect(button.textContent).toBe(words.undo)
  await userEvent.click(button)
  await heard(`The plan is back: ${pointsIn('module.1')} points.`)

  const gold = `The Gold example is filled in: ${pointsIn(examplePlans[1].plan)} points.`
  await userEvent.click(screen.getByRole('link', { name: 'Gold' }))
  await heard(`${gold} Gold reached.`)
  await userEvent.click(screen.getByRole('link', { name: 'Gold' }))
  await heard(gold)
  router.history.back()
  await heard(`${pointsIn('module.1')} points. Back to Bronze.`)
})

test('a sum that an invalid number leaves as it was is not said, and what was done waits for its plan', () => {
  vi.useFakeTimers()
  const useSpoken = (points: number) => useSpokenPlan(`${points}`, points, tiers.items[0], true, words.said)
  const { result, rerender } = renderHook(useSpoken, { initialProps: 1_500 })
  // Those of a number on the way, and those of before; those of another number; then an Undo whose navigation is slow.
  for (const [done, points, said] of [
    ['', [75_000, 1_500], undefined],
    ['', [2_250], '2,250 points.'],
    [words.said.undone, [], '2,250 points.'],
    ['', [750], 'The plan is back: 750 points.'],
  ] as const) {
    if (done) act(() => result.current.say(done))
    points.forEach(rerender)
    act(() => void vi.advanceTimersByTime(1_000))
    expect(result.current.spoken).toBe(said)
  }
})

test('Undo directly after Clear says that the plan is back, and Clear of an empty plan says the points', async () => {
  await open('module.1')
  await userEvent.click(screen.getByRole('button', { name: words.reset }))
  await userEvent.click(screen.getByRole('button', { name: words.undo }))
  await waitFor(() => expect(spoken()).toContain(`The plan is back: ${pointsIn('module.1')} points.`))
  await userEvent.click(less('Learning Module'))
  await userEvent.click(screen.getByRole('button', { name: words.reset }))
  await waitFor(() => expect(spoken()).toContain('0 points.'))
})
