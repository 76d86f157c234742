import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { dataPanel as words } from '../../content/data-panel.ts'
import { supportEmail } from '../../support-email.ts'
import type { DataFacts, Report } from './data-facts.ts'
import { DataPanel } from './data-panel.tsx'
import { sizeOf } from './facts.tsx'
import { recordErrors } from './recorded-error.ts'

function open(facts: DataFacts, report?: Report) {
  const actions = {
    onStore: vi.fn<() => void>(),
    onCheck: vi.fn<() => void>(),
    onUpdate: vi.fn<() => void>(),
    onRemove: vi.fn<() => void>(),
  }
  render(<DataPanel words={words} facts={facts} report={report} {...actions} />)
  return actions
}

function fact(term: string) {
  return screen.getByText(term, { selector: 'dt' }).nextElementSibling!.textContent
}

function button(name: string) {
  return screen.getByRole('button', { name })
}

function buttons() {
  return screen.getAllByRole('button').map(({ textContent }) => textContent)
}

test('a precached site shows date, size and version', () => {
  const since = new Date('2026-05-03T12:05:00Z')
  open({ state: 'stored', visitBytes: 0, since, storedBytes: 1_480_000, version: '3sk4sz2o' })
  expect(fact(words.visit)).toBe(words.fromDevice)
  const date = since.toLocaleString('en-ZA', { dateStyle: 'long', timeStyle: 'short' })
  expect(fact(words.offline)).toBe(`${words.states.stored} This copy arrived on ${date}. It takes up 1.5 MB.`)
  expect(fact(words.version)).toBe('3sk4sz2o')
  expect(buttons()).toEqual([words.check, words.remove])
})

test('facts that arrive in the open panel are announced, without its buttons', () => {
  const actions = { onStore: vi.fn(), onCheck: vi.fn(), onUpdate: vi.fn(), onRemove: vi.fn() }
  const panel = (facts?: DataFacts, report?: Report) => (
    <DataPanel words={words} facts={facts} report={report} {...actions} />
  )
  const { container, rerender } = render(panel())
  const region = container.querySelector('[aria-live="polite"]')!
  expect(region.textContent).toBe('')
  rerender(panel({ state: 'stored' }))
  expect(region.textContent).toContain(words.states.stored)
  expect(region.contains(button(words.check))).toBe(false)
  // After a press the report alone says what happened.
  rerender(panel({ state: 'stored' }, 'ready'))
  expect(region.getAttribute('aria-live')).toBe('off')
})

test('the download size is shown if this visit precached the site', () => {
  open({ state: 'stored', visitBytes: 117_201, offlineBytes: 200_000 })
  expect(fact(words.visit)).toBe(
    '118 KB fetched since this page was opened. Keeping the site took up to 200 KB more.',
  )
})

test.each([['saveData'], ['slow'], ['removed']] as const)(
  'a site that is not precached shows the reason: %s',
  async (reason) => {
    const { onStore } = open({ state: 'absent', reason })
    expect(fact(words.offline)).toBe(`${words.states.absent} ${words.reasons[reason]}`)
    await userEvent.click(button(words.store))
    expect(onStore).toHaveBeenCalledOnce()
  },
)

test('unknown facts are shown as unknown, and unavailable actions are not offered', () => {
  open({ state: 'impossible' })
  expect(fact(words.visit)).toBe(words.notTold)
  expect(fact(words.version)).toBe(words.notTold)
  expect(fact(words.offline)).toBe(words.states.impossible)
  expect(screen.queryByRole('button')).toBeNull()
})

test('removing asks for confirmation, with the focus on the answer that removes nothing', async () => {
  const { onRemove } = open({ state: 'stored' })
  await userEvent.click(button(words.remove))
  expect(screen.getByRole('group', { name: words.question })).toBeTruthy()
  expect(document.activeElement).toBe(button(words.cancel))
  expect(screen.getByText(words.question).id).toBe(screen.getByRole('group').getAttribute('aria-labelledby'))
  await userEvent.keyboard('{Enter}')
  expect(onRemove).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button(words.remove))

  await userEvent.click(button(words.remove))
  await userEvent.click(button(words.confirm))
  expect(onRemove).toHaveBeenCalledOnce()
  expect(screen.queryByRole('group')).toBeNull()
})

test('a double click on the button that asks does not answer; a click and a key do', async () => {
  for (const answer of [() => userEvent.click(button(words.confirm)), pressEnter]) {
    const { onRemove } = open({ state: 'stored' })
    await userEvent.click(button(words.remove))
    for (const name of [words.confirm, words.cancel]) fireEvent.click(button(name), { detail: 2 })
    expect(screen.getByRole('group')).toBeTruthy()
    expect(onRemove).not.toHaveBeenCalled()
    await answer()
    expect(onRemove).toHaveBeenCalledOnce()
    cleanup()
  }
})

async function pressEnter() {
  await userEvent.tab()
  expect(document.activeElement).toBe(button(words.confirm))
  await userEvent.keyboard('{Enter}')
}

test('a waiting version replaces the check for one', async () => {
  const { onUpdate } = open({ state: 'stored', hasUpdate: true }, 'ready')
  expect(screen.getByRole('status').textContent).toBe(words.reports.ready)
  expect(buttons()).toEqual([words.update, words.remove])
  await userEvent.click(button(words.update))
  expect(onUpdate).toHaveBeenCalledOnce()
})

test('while an action is under way no other begins, and its button says why', async () => {
  const { onCheck } = open({ state: 'stored' }, 'busy')
  const check = screen.getByRole('button', { name: words.check, description: words.reports.busy })
  await userEvent.click(check)
  expect(check.getAttribute('aria-disabled')).toBe('true')
  expect(onCheck).not.toHaveBeenCalled()
})

test('the last error is shown with what an e-mail to support would say, without quoted text', async () => {
  recordErrors()
  open({ state: 'stored' })
  expect(screen.queryByText(words.lastError.term)).toBeNull()

  const place = { filename: 'https://kwellness.example/pages/about.js?x', lineno: 1, colno: 23 }
  const message = "Can't read \"typed text\" of 'it' here\nat x"
  window.dispatchEvent(new ErrorEvent('error', { message, ...place }))
  open({ state: 'stored', version: '3sk4sz2o' })
  const report =
    /^Can't read … here \(\/pages\/about\.js:1:23\)\nPage: \/\nTime: 2\d{3}-.*Z\nVersion: 3sk4sz2o$/
  const shown = fact(words.lastError.term)
  expect(shown).toMatch(report)
  const mail = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: words.lastError.write.label }).href,
  )
  expect(mail.pathname).toBe(supportEmail)
  expect(mail.searchParams.get('body')).toBe(shown.replaceAll('\n', '\r\n'))
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await userEvent.click(button(words.lastError.copy))
  expect(writeText).toHaveBeenCalledWith(shown)
  expect(await screen.findByText(words.lastError.copied)).toBeTruthy()
  writeText.mockRejectedValueOnce(new DOMException('denied'))
  await userEvent.click(button(words.lastError.copy))
  expect(await screen.findByText(words.lastError.copyFailed)).toBeTruthy()

  const reason = new Error(`later ${'x'.repeat(300)}`)
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  open({ state: 'stored' })
  expect(screen.getByText(/^Error: later x{187} Page:/)).toBeTruthy()
})

test.each([
  [1, '1 KB'],
  [1_000, '1 KB'],
  [999_000, '999 KB'],
  [999_001, '1 MB'],
  [1_432_100, '1.5 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeOf(bytes)).toBe(text)
})
