import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestForm } from './request-form.tsx'
import { requestForm as content } from '../../content/contact.ts'

const address = 'support@kwellness.example'
const form = <RequestForm content={content} supportEmail={address} />
const openedHrefs: string[] = []

/** Records clicks on mail links and prevents their default action. */
function noteMailLink(event: Event) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="mailto:"]')
  if (!link) return
  event.preventDefault()
  openedHrefs.push(link.getAttribute('href')!)
}

beforeEach(() => {
  openedHrefs.length = 0
  sessionStorage.clear()
  document.addEventListener('click', noteMailLink)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  document.removeEventListener('click', noteMailLink)
})

function field(name: keyof typeof content.fields) {
  return screen.getByLabelText<HTMLInputElement>(new RegExp(`^${content.fields[name].label}`))
}

function button(name: string) {
  return screen.getByRole('button', { name })
}

async function paste(name: keyof typeof content.fields, text: string) {
  await userEvent.click(field(name))
  await userEvent.paste(text)
}

async function fillIn() {
  await paste('firstName', 'Thandi')
  await paste('lastName', 'Mokoena')
  await paste('email', 'thandi@example.org')
  await paste('systemRequirements', 'A clinic queue')
}

test('fields have type, autocomplete and required attributes', () => {
  render(form)
  expect(field('firstName').autocomplete).toBe('given-name')
  expect(field('lastName').autocomplete).toBe('family-name')
  expect(field('email').autocomplete).toBe('email')
  expect(field('email').type).toBe('email')
  expect(field('email').inputMode).toBe('email')
  expect(field('technicalSpecifications').tagName).toBe('TEXTAREA')
  expect(field('firstName').required).toBe(true)
  expect(field('technicalSpecifications').required).toBe(false)
  expect(screen.getByText(`(${content.optional})`)).toBeTruthy()
  for (const control of screen.getAllByRole('textbox')) expect(control.hasAttribute('maxlength')).toBe(false)
})

test('an incomplete form opens no e-mail, shows each error at its field and above the form, with a link to the field', async () => {
  render(form)
  await userEvent.type(field('firstName'), 'Thandi')
  await userEvent.type(field('email'), 'thandi@')
  await userEvent.click(button(content.submit))

  expect(openedHrefs).toEqual([])
  const summary = screen.getByRole('group', { name: `3 fields need another look. ${content.errors.kept}` })
  expect(document.activeElement).toBe(summary)
  const [first, ...others] = within(summary).getAllByRole('link')
  expect(others).toHaveLength(2)
  await userEvent.click(first!)
  expect(document.activeElement).toBe(field('lastName'))
  expect(field('firstName').getAttribute('aria-invalid')).toBe('false')
  for (const [name, words] of [
    ['lastName', content.fields.lastName.errors.missing],
    ['email', content.fields.email.errors.invalid],
    ['systemRequirements', content.fields.systemRequirements.errors.missing],
  ] as const) {
    expect(field(name).getAttribute('aria-invalid')).toBe('true')
    const described = field(name).getAttribute('aria-describedby')!.split(' ')
    expect(described.map((id) => document.getElementById(id)!.textContent).join(' ')).toContain(words)
  }
  expect(field('firstName').value).toBe('Thandi')
  expect(field('email').value).toBe('thandi@')
})

test('an error disappears when it is corrected, and the summary with the last one', async () => {
  render(form)
  await fillIn()
  await userEvent.clear(field('email'))
  await userEvent.click(button(content.submit))
  await userEvent.type(field('email'), 'a@')
  expect(screen.getByRole('link').textContent).toBe(content.fields.email.errors.invalid)
  await userEvent.type(field('email'), 'b')
  expect(screen.queryByText(content.fields.email.errors.invalid)).toBeNull()
  expect(screen.queryByText(content.errors.one)).toBeNull()
})

test('typing shows no error before the form is submitted', async () => {
  render(form)
  await userEvent.type(field('email'), 'x')
  expect(field('email').getAttribute('aria-invalid')).toBe('false')
})

test('a complete form opens one e-mail, shows a notice and the message, and does not clear the fields', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  render(form)
  await fillIn()
  await userEvent.dblClick(button(content.submit))

  expect(openedHrefs).toHaveLength(1)
  expect(decodeURIComponent(openedHrefs[0]!)).toContain('First Name:\r\nThandi\r\n\r\nLast Name:\r\nMokoena')
  expect(screen.getByText(content.notices.mailOpened).closest('[role="status"]')).toBeTruthy()
  const message = screen.getByLabelText<HTMLTextAreaElement>(content.message.label)
  expect(message.readOnly).toBe(true)
  expect(message.value).toContain('Email Address:\nthandi@example.org')
  expect(field('firstName').value).toBe('Thandi')
  expect(fetched).not.toHaveBeenCalled()
})

test('writing the e-mail does not remove the draft, and the form restores it', async () => {
  const { unmount } = render(form)
  await fillIn()
  await userEvent.click(button(content.submit))
  expect(openedHrefs).toHaveLength(1)
  unmount()

  render(form)
  expect(field('email').value).toBe('thandi@example.org')
  expect(screen.getByText(content.notices.draftFound)).toBeTruthy()
  await userEvent.type(field('firstName'), '!')
  expect(screen.queryByText(content.notices.draftFound)).toBeNull()
  await userEvent.click(button(content.clear))
  expect(sessionStorage).toHaveLength(0)
})

test('an empty form shows no message about a draft', () => {
  render(form)
  expect(screen.queryByText(content.notices.draftFound)).toBeNull()
})

test('the message can be copied', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  render(form)
  await fillIn()
  await userEvent.click(button(content.submit))
  await userEvent.click(button(content.copy))
  const { value } = screen.getByLabelText<HTMLTextAreaElement>(content.message.label)
  expect(writeText).toHaveBeenCalledExactlyOnceWith(value)
  expect(await screen.findByText(content.notices.copied)).toBeTruthy()
})

test('if copying fails, the message is selected', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  render(form)
  await fillIn()
  await userEvent.click(button(content.submit))
  await userEvent.click(button(content.copy))
  expect(await screen.findByText(content.notices.copyFailed)).toBeTruthy()
  const message = screen.getByLabelText<HTMLTextAreaElement>(content.message.label)
  expect(message.value.slice(message.selectionStart, message.selectionEnd)).toBe(message.value)
})

test.for([
  ['works', () => Promise.resolve(), content.notices.mailToPaste],
  ['is denied', () => Promise.reject(new Error('denied')), content.notices.mailToCopy],
  ['never answers', () => new Promise<void>(() => {}), content.notices.mailToCopy],
] as const)('a message too long for a link is shown whole where copying %s', async ([, copying, notice]) => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copying)
  const long = 'specification '.repeat(250)
  render(form)
  await fillIn()
  await paste('technicalSpecifications', long)
  await userEvent.click(button(content.submit))
  expect(screen.getByLabelText<HTMLTextAreaElement>(content.message.label).value).toContain(long)
  expect(await screen.findByText(notice)).toBeTruthy()
  expect(writeText).toHaveBeenCalledOnce()
  expect(writeText.mock.calls[0]![0]).toContain(long)
  expect(decodeURIComponent(openedHrefs[0]!)).toContain(content.message.pasteHere)
})

test('text beyond the limit is not truncated; an error and the excess number of characters appear at once', async () => {
  render(form)
  await paste('systemRequirements', 'x'.repeat(201))
  expect(field('systemRequirements').value).toHaveLength(201)
  expect(field('systemRequirements').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(content.fields.systemRequirements.errors.tooLong)).toBeTruthy()
  expect(screen.getByText('1 character too many')).toBeTruthy()
})

test('the counter is announced only near the limit and after a pause', () => {
  vi.useFakeTimers()
  render(form)
  const spoken = () => screen.getAllByRole('status').map((region) => region.textContent)
  const typeCharacters = (count: number) =>
    fireEvent.input(field('systemRequirements'), { target: { value: 'x'.repeat(count) } })
  const wait = (milliseconds: number) =>
    act(() => {
      vi.advanceTimersByTime(milliseconds)
    })

  typeCharacters(179)
  wait(5_000)
  expect(spoken()).toEqual(['', '', ''])
  typeCharacters(180)
  wait(900)
  typeCharacters(181)
  wait(900)
  expect(spoken()).toEqual(['', '', ''])
  wait(100)
  expect(spoken()).toEqual(['19 characters left', '', ''])
})

test('a field takes the direction of its text', async () => {
  render(form)
  await paste('firstName', '1. فاطمة')
  await paste('lastName', 'Mokoena שלום')
  expect(field('firstName').dir).toBe('rtl')
  expect(field('lastName').dir).toBe('ltr')
})

test('a press directly after correcting errors does not count as a double click', async () => {
  render(form)
  await userEvent.click(button(content.submit))
  await fillIn()
  fireEvent.submit(field('email').form!)
  expect(openedHrefs).toHaveLength(1)
})

test('a draft is restored, but never replaces typed text', () => {
  sessionStorage.setItem('request-form-draft', '{"firstName":"Draft","lastName":"Draft"}')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(form)
  container.querySelector<HTMLInputElement>('[name=firstName]')!.value = 'Typed early'
  render(form, { container, hydrate: true })
  expect(field('firstName').value).toBe('Typed early')
  expect(field('lastName').value).toBe('Draft')
  expect(sessionStorage.getItem('request-form-draft')).toContain('Typed early')
})

test('clearing empties the form and the storage, and Undo restores both', async () => {
  render(form)
  await fillIn()
  await userEvent.click(button(content.clear))
  expect(field('firstName').value).toBe('')
  expect(sessionStorage).toHaveLength(0)
  expect(screen.getByText(content.notices.cleared)).toBeTruthy()

  await userEvent.type(field('lastName'), 'Dlamini')
  await userEvent.click(button(content.undo))
  expect(field('firstName').value).toBe('Thandi')
  expect(field('lastName').value).toBe('Dlamini')
  expect(sessionStorage).toHaveLength(1)
  expect(document.activeElement).toBe(button(content.clear))
  expect(screen.queryByRole('button', { name: content.undo })).toBeNull()
})

test('after more presses on Clear, and a word between them, Undo still restores the text', async () => {
  render(form)
  await fillIn()
  await userEvent.dblClick(button(content.clear))
  await paste('email', 'a word')
  await userEvent.click(button(content.clear))
  await userEvent.click(button(content.undo))
  expect(field('email').value).toBe('thandi@example.org')
})

test('without storage the form works and states that no draft is stored', async () => {
  render(form)
  expect(screen.getByText(content.notices.draftKept, { exact: false })).toBeTruthy()
  vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await fillIn()
  expect(screen.getByText(content.notices.draftNotKept, { exact: false })).toBeTruthy()
  await userEvent.click(button(content.submit))
  expect(openedHrefs).toHaveLength(1)
})

test('before hydration a mail link replaces the buttons, and the form cannot be submitted', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(form)
  const link = within(page).getByRole('link', { name: content.withoutJavaScript.linkLabel })
  expect(
    link.getAttribute('href')!.startsWith(`mailto:${address}?subject=System%20Integration%20Request`),
  ).toBe(true)
  for (const control of page.querySelectorAll('button')) expect(control.closest('[inert]')).toBeTruthy()
  expect(page.querySelector('form')!.getAttribute('method')).toBe('dialog')
  expect(page.innerHTML).not.toContain('style=')
})
