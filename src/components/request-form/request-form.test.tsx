import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestForm as content } from '../../content/contact.ts'
import { supportEmail } from '../../support-email.ts'
import { readDraft } from './draft.ts'
import { RequestForm } from './request-form.tsx'

const form = <RequestForm content={content} />
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

test('there are as many fields as its lead says, with type, autocomplete and required attributes', () => {
  render(form)
  expect(field('firstName').autocomplete).toBe('given-name')
  expect(field('lastName').autocomplete).toBe('family-name')
  expect(field('email').autocomplete).toBe('email')
  expect(field('email').type).toBe('email')
  expect(field('email').inputMode).toBe('email')
  expect(field('technicalSpecifications').tagName).toBe('TEXTAREA')
  expect(field('firstName').required).toBe(true)
  expect(field('technicalSpecifications').required).toBe(false)
  expect(field('firstName').hasAttribute('aria-describedby')).toBe(false)
  expect(screen.getByText(`(${content.optional})`)).toBeTruthy()
  const controls = screen.getAllByRole('textbox')
  for (const control of controls) expect(control.hasAttribute('maxlength')).toBe(false)
  const count = ['Three', 'Four', 'Five', 'Six', 'Seven'][controls.length - 3]
  expect(content.lead).toContain(`${count} fields.`)
})

test('an error appears at its field when the form is submitted, and disappears when it is corrected', async () => {
  render(form)
  await paste('firstName', 'Thandi')
  await userEvent.type(field('email'), 'a@')
  expect(field('email').getAttribute('aria-invalid')).toBe('false')
  await userEvent.click(button(content.submit))
  const { lastName, email, systemRequirements } = content.fields
  for (const { label, words } of [
    { label: lastName.label, words: lastName.errors.missing },
    { label: email.label, words: email.errors.invalid },
    { label: systemRequirements.label, words: systemRequirements.errors.missing },
  ]) {
    const description = (text: string) => text.includes(words)
    const control = screen.getByRole('textbox', { name: new RegExp(`^${label}`), description })
    expect(control.getAttribute('aria-invalid')).toBe('true')
  }
  expect(field('firstName').getAttribute('aria-invalid')).toBe('false')

  await paste('lastName', 'Mokoena')
  await paste('systemRequirements', 'A clinic queue')
  await userEvent.type(field('email'), '-')
  expect(screen.getByRole('link').textContent).toBe(`${email.label}: ${email.errors.invalid}`)
  await userEvent.type(field('email'), '{Backspace}b')
  expect(screen.queryByText(email.errors.invalid)).toBeNull()
  expect(screen.queryByText(content.errors.one)).toBeNull()
})

/** Wraps each text in an element, as translators of browsers do. */
function translate(parent: Node) {
  for (const node of parent.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE) translate(node)
    else {
      const translation = document.createElement('b')
      translation.append(node.textContent!)
      node.replaceWith(translation)
    }
  }
}

test('a translated page shows the present errors and counts', async () => {
  const { container } = render(form)
  await userEvent.click(button(content.submit))
  translate(container)
  const { email, systemRequirements } = content.fields
  await paste('firstName', 'Thandi')
  await paste('email', 'nonsense')
  await paste('systemRequirements', 'x'.repeat(205))
  await userEvent.click(button(content.submit))
  expect(screen.getByRole('group').textContent).toContain(content.errors.other.replace('{count}', '3'))
  for (const { errors, wrong } of [
    { errors: email.errors, wrong: email.errors.invalid },
    { errors: systemRequirements.errors, wrong: systemRequirements.errors.tooLong },
  ]) {
    expect(screen.getAllByText(wrong, { exact: false })).toHaveLength(2)
    expect(screen.queryAllByText(errors.missing, { exact: false })).toEqual([])
  }
  expect(screen.getByText('5 characters too many')).toBeTruthy()
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
  typeCharacters(201)
  expect(screen.getByText(content.fields.systemRequirements.errors.tooLong)).toBeTruthy()
  expect(screen.getByText('1 character too many')).toBeTruthy()
  typeCharacters(2_200)
  expect(screen.getByText('2,000 characters too many')).toBeTruthy()
  expect(field('systemRequirements').value).toHaveLength(2_200)
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

test('Undo restores each text and keeps what was typed since, also after more presses on Clear', async () => {
  render(form)
  await fillIn()
  await paste('technicalSpecifications', 'FHIR R4')
  await userEvent.dblClick(button(content.clear))
  await paste('firstName', 'Thandi')
  await paste('systemRequirements', 'and a pharmacy')
  await userEvent.click(button(content.clear))
  await userEvent.type(field('lastName'), 'Dlamini')
  await userEvent.type(field('technicalSpecifications'), 'x')
  expect(screen.getByText(content.notices.cleared)).toBeTruthy()
  await userEvent.click(button(content.undo))
  expect(field('firstName').value).toBe('Thandi')
  expect(field('lastName').value).toBe('Mokoena Dlamini')
  expect(field('email').value).toBe('thandi@example.org')
  expect(field('systemRequirements').value).toBe('A clinic queue and a pharmacy')
  expect(field('technicalSpecifications').value).toBe('FHIR R4\nx')
  expect(readDraft().technicalSpecifications).toBe('FHIR R4\nx')
  expect(document.activeElement).toBe(button(content.clear))
  expect(screen.queryByRole('button', { name: content.undo })).toBeNull()
})

test('Clear on an empty form offers no Undo', async () => {
  render(form)
  await userEvent.click(button(content.clear))
  await waitFor(() => expect(screen.getByText(content.notices.empty)).toBeTruthy())
  expect(screen.queryByRole('button', { name: content.undo })).toBeNull()
})

test('a second press on Clear is announced too: another element has its message', async () => {
  render(form)
  await userEvent.type(field('lastName'), 'D')
  const heard = () => screen.queryAllByRole('paragraph').map(({ textContent }) => textContent)
  for (let press = 0; press < 2; press++) {
    fireEvent.click(button(content.clear))
    const shown = screen.getByText(content.notices.cleared)
    expect(heard()).not.toContain(content.notices.cleared)
    await waitFor(() => expect(heard()).toContain(content.notices.cleared))
    expect(shown.isConnected).toBe(false)
  }
  await userEvent.type(field('lastName'), 'D')
  expect(heard()).toContain(content.notices.cleared)
})

test('a message about the draft ends when the visitor types', async () => {
  sessionStorage.setItem('request-form-draft', '{"firstName":"Thandi"}')
  render(form)
  expect(screen.getByText(content.notices.draftFound)).toBeTruthy()
  await userEvent.type(field('firstName'), '!')
  expect(screen.queryByText(content.notices.draftFound)).toBeNull()
})

test('fault 31: text typed before hydration remains where something else has changed the page', async () => {
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(form)
  sessionStorage.setItem('request-form-draft', '{"firstName":"Early","lastName":"Mokoena"}')
  // As password managers do.
  field('email').after(document.createElement('div'))
  const first = field('firstName')
  first.value = 'Thandi'
  first.focus()
  field('technicalSpecifications').value = 'FHIR R4'
  const onRecoverableError = vi.fn<() => void>()
  render(form, { container: page, hydrate: true, onRecoverableError })
  expect(onRecoverableError).toHaveBeenCalled()
  expect(first.isConnected).toBe(false)
  expect(field('firstName').value).toBe('Thandi')
  expect(document.activeElement).toBe(field('firstName'))
  const kept = { firstName: 'Thandi', lastName: 'Mokoena', technicalSpecifications: 'FHIR R4' }
  expect(readDraft()).toMatchObject(kept)
  for (const [name, text] of Object.entries(kept))
    expect(field(name as keyof typeof kept).value, name).toBe(text)
})

test('before hydration a mail link replaces the buttons, and the form cannot be submitted', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(form)
  const link = within(page).getByRole('link', { name: content.mail.label })
  expect(
    link.getAttribute('href')!.startsWith(`mailto:${supportEmail}?subject=System%20Integration%20Request`),
  ).toBe(true)
  for (const control of page.querySelectorAll('button')) expect(control.closest('[inert]')).toBeTruthy()
  expect(page.querySelector('form')!.getAttribute('method')).toBe('dialog')
  expect(page.innerHTML).not.toContain('style=')
})
