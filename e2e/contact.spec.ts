import type { Locator, Page } from '@playwright/test'
import { requestForm as content } from '../src/content/contact.ts'
import { site as facts } from '../src/content/site.ts'
import {
  expect,
  footerLink,
  holdHydration,
  hydrated,
  listenToConsole,
  listenToErrors,
  openHydrated,
  test,
} from './support/test.ts'

/** The integration request: it writes an e-mail, sends nothing and loses no input. */

type FieldName = keyof typeof content.fields

const right = {
  firstName: 'Thandi',
  lastName: 'Mokoena',
  email: 'thandi@example.org',
  systemRequirements: 'A clinic queue for Wellnet',
  technicalSpecifications: 'FHIR R4',
}

declare global {
  interface Window {
    openedMailLinks: string[]
  }
}

test.beforeEach(async ({ page }) => {
  // Records clicks on mail links instead of opening the mail program.
  await page.addInitScript(() => {
    window.openedMailLinks = []
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a[href^="mailto:"]')
      if (!link) return
      event.preventDefault()
      window.openedMailLinks.push(link.getAttribute('href')!)
    })
  })
})

function field(page: Page, name: FieldName) {
  return page.getByLabel(content.fields[name].label)
}

async function fillIn(page: Page, changes: Partial<Record<FieldName, string>> = {}) {
  for (const [name, value] of Object.entries({ ...right, ...changes })) {
    await field(page, name as FieldName).fill(value)
  }
}

function press(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true }).click()
}

/** The mail links opened since the last call. */
function openedMailLinks(page: Page) {
  return page.evaluate(() => window.openedMailLinks.splice(0))
}

/** The e-mail in the one opened mail link, as a mail program decodes it. */
async function openedMail(page: Page) {
  const links = await openedMailLinks(page)
  expect(links).toHaveLength(1)
  const [, address, subject, body] = /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(links[0]!) ?? []
  return {
    address: decodeURIComponent(address!),
    subject: decodeURIComponent(subject!),
    body: decodeURIComponent(body!),
  }
}

function storedDraft(page: Page) {
  return page.evaluate(() => sessionStorage.getItem('request-form-draft'))
}

function message(page: Page) {
  return page.getByLabel(content.message.label)
}

/** Reads the clipboard by pasting, because the site's policy denies reading to scripts. */
async function clipboard(page: Page): Promise<string> {
  const control = field(page, 'technicalSpecifications')
  await control.fill('')
  await control.press('ControlOrMeta+V')
  return control.inputValue()
}

test('a complete request opens an e-mail with the typed text, makes no network request, and can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write'])
  const messages = listenToConsole(page)
  await openHydrated(page, '/contact')
  await fillIn(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await press(page, content.submit)

  await expect(page.getByText(content.notices.mailOpened)).toBeInViewport({ ratio: 1 })
  await expect(message(page)).toBeInViewport()
  const again = page.getByRole('link', { name: content.message.openAgain })
  expect(await page.evaluate(() => window.openedMailLinks)).toEqual([await again.getAttribute('href')])
  expect(await openedMail(page)).toEqual({
    address: facts.supportEmail,
    subject: content.mailSubject,
    body: Object.entries(right)
      .map(([name, value]) => `${content.fields[name as FieldName].label}:\r\n${value}`)
      .join('\r\n\r\n'),
  })
  await expect(field(page, 'firstName')).toHaveValue(right.firstName)
  await expect(page).toHaveURL('/contact')

  await press(page, content.copy)
  await expect(page.getByText(content.notices.copied)).toBeVisible()
  const copied = await message(page).inputValue()
  expect(await clipboard(page)).toBe(copied)
  expect(requests).toEqual([])
  expect(messages.filter((text) => !text.includes('Service Worker'))).toEqual([])
})

test('fault 28: Enter in a field and a double click each open one e-mail', async ({ page }) => {
  await openHydrated(page, '/contact')
  await fillIn(page)
  await field(page, 'email').press('Enter')
  await expect(message(page)).toBeVisible()
  expect(await openedMailLinks(page)).toHaveLength(1)

  await page.reload()
  await hydrated(page)
  await fillIn(page)
  // Playwright's double click would miss the button, because the page scrolls to the message after the first
  // press.
  await page.getByRole('button', { name: content.submit }).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(message(page)).toBeVisible()
  expect(await openedMailLinks(page)).toHaveLength(1)
})

test('fault 32: the e-mail contains emoji, right-to-left text, symbols, markup and line breaks unchanged, and replaces lone surrogates', async ({
  page,
}) => {
  const errors = listenToErrors(page)
  const last = content.fields.technicalSpecifications.label
  await openHydrated(page, '/contact')
  for (const text of [
    'Heart 💙, family 👩‍👩‍👧, flag 🇿🇦',
    'مرحبا ‏(١٢٣)‏ שלום',
    '"a" & b=c ? d # e % f + g %0D%0A &body=x',
    `<img src=x onerror="alert('x')">`,
  ]) {
    await page.reload()
    await hydrated(page)
    await fillIn(page, { firstName: text, technicalSpecifications: text })
    await press(page, content.submit)
    await expect(message(page)).toHaveValue(new RegExp(`${last}:\n`))
    const { body } = await openedMail(page)
    expect(body).toContain(`${content.fields.firstName.label}:\r\n${text}\r\n`)
    expect(body.endsWith(`${last}:\r\n${text}`), text).toBe(true)
    expect((await message(page).inputValue()).endsWith(`${last}:\n${text}`), text).toBe(true)
  }
  for (const [typed, sent] of [
    ['one\r\ntwo\n\nfour', 'one\r\ntwo\r\n\r\nfour'],
    ['a\uD83Db', 'a\uFFFDb'],
  ] as const) {
    await page.reload()
    await hydrated(page)
    await fillIn(page)
    await field(page, 'technicalSpecifications').evaluate((control: HTMLTextAreaElement, value) => {
      control.value = value
    }, typed)
    await press(page, content.submit)
    await expect(message(page)).toBeVisible()
    expect((await openedMail(page)).body.endsWith(sent), sent).toBe(true)
  }
  expect(errors).toEqual([])
})

test('errors are shown at their fields and counted above the form with a link to each, and no input is lost', async ({
  page,
}) => {
  await openHydrated(page, '/contact')
  await fillIn(page, { lastName: ' ', email: 'thandi@', systemRequirements: '' })
  await press(page, content.submit)

  const { lastName, email, systemRequirements } = content.fields
  const summary = page.getByRole('group', { name: '3 fields need another look.' })
  await expect(summary).toBeFocused()
  await expect(summary).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await expect(summary.getByRole('link', { name: lastName.errors.missing })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page, 'lastName')).toBeFocused()
  await expect(page.getByText(lastName.label, { exact: true })).toBeInViewport()
  for (const [name, words] of [
    ['lastName', lastName.errors.missing],
    ['email', email.errors.invalid],
    ['systemRequirements', systemRequirements.errors.missing],
  ] as const) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, name)).toHaveAccessibleDescription(
      new RegExp(words.replaceAll('.', String.raw`\.`)),
    )
    await expect(page.getByText(words)).toHaveCount(2)
  }
  await expect(field(page, 'firstName')).toHaveAttribute('aria-invalid', 'false')
  await expect(field(page, 'email')).toHaveValue('thandi@')
  await expect(field(page, 'technicalSpecifications')).toHaveValue(right.technicalSpecifications)
  expect(await openedMailLinks(page)).toEqual([])

  await fillIn(page)
  await expect(summary).toHaveCount(0)
  await press(page, content.submit)
  await expect(message(page)).toBeVisible()
})

test('a draft survives a reload and navigation, stays in its tab, and can be cleared and restored', async ({
  page,
  context,
}) => {
  const specifications = field(page, 'technicalSpecifications')
  const typed = 'one\ntwo 💙'
  await openHydrated(page, '/contact')
  await fillIn(page, { technicalSpecifications: typed })
  await page.reload()
  await hydrated(page)
  await expect(specifications).toHaveValue(typed)
  await footerLink(page, '/careers').click()
  await expect(page).toHaveURL('/careers')
  await page.goBack()
  await expect(specifications).toHaveValue(typed)
  await expect(field(page, 'email')).toHaveValue(right.email)

  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  expect(await context.cookies()).toEqual([])
  const otherTab = await context.newPage()
  await openHydrated(otherTab, '/contact')
  await expect(field(otherTab, 'firstName')).toHaveValue('')

  await press(page, content.clear)
  await expect(page.getByText(content.notices.cleared)).toBeVisible()
  await expect(specifications).toHaveValue('')
  expect(await storedDraft(page)).toBeNull()
  await press(page, content.undo)
  await expect(specifications).toHaveValue(typed)
  expect(await storedDraft(page)).toContain(right.email)
  await press(page, content.clear)
  await page.reload()
  await hydrated(page)
  await expect(field(page, 'firstName')).toHaveValue('')
})

/** Failures of session storage, and what the form then shows about the draft. */
const brokenStorage = {
  'every access throws': () => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  },
  'it is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  'it holds broken JSON': () => sessionStorage.setItem('request-form-draft', '{"firstName":'),
}

test('fault 21: the form works without usable session storage', async ({ context }) => {
  for (const [what, breakIt] of Object.entries(brokenStorage)) {
    const page = await context.newPage()
    const errors = listenToErrors(page)
    await page.addInitScript(breakIt)
    await openHydrated(page, '/contact')
    await fillIn(page)
    const isStored = what === 'it holds broken JSON'
    await expect(
      page.getByText(isStored ? content.notices.draftKept : content.notices.draftNotKept),
      what,
    ).toBeVisible()
    await press(page, content.submit)
    await expect(message(page), what).toBeVisible()
    expect(errors, what).toEqual([])
  }
})

/** Inserts long text as pasting does; Playwright would type it for a minute. */
async function paste(target: Locator, text: string) {
  await target.evaluate((control: HTMLTextAreaElement, pasted) => {
    control.setRangeText(pasted)
    control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
  }, text)
}

test('fault 32: a megabyte of text is not truncated and is reported as too long', async ({ page }) => {
  await openHydrated(page, '/contact')
  const megabyte = 'All work and no play.\n'.repeat(47_663)
  await fillIn(page, { technicalSpecifications: '' })
  const specifications = field(page, 'technicalSpecifications')
  await paste(specifications, megabyte)

  const { errors, limit } = content.fields.technicalSpecifications
  await expect(page.getByText(errors.tooLong)).toBeVisible()
  const over = (megabyte.length - limit).toLocaleString('en-GB')
  await expect(page.getByText(`${over} ${content.charactersOver.other}`).first()).toBeVisible()
  await press(page, content.submit)
  await expect(page.getByRole('group', { name: content.errors.one })).toBeFocused()
  expect(await specifications.evaluate((control: HTMLTextAreaElement) => control.value.length)).toBe(
    megabyte.length,
  )
  expect(await openedMailLinks(page)).toEqual([])
})

test('without a clipboard the message is selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await openHydrated(page, '/contact')
  await fillIn(page)
  await press(page, content.submit)
  await press(page, content.copy)
  await expect(page.getByText(content.notices.copyFailed)).toBeVisible()
  await expect(message(page)).toBeFocused()
  expect(await page.evaluate(() => getSelection()!.toString())).toBe(await message(page).inputValue())
})

test('a message too long for a mail link is copied whole, and the e-mail asks to paste it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write'])
  await openHydrated(page, '/contact')
  const long = 'שלום 💙 '.repeat(400)
  await fillIn(page, { technicalSpecifications: long })
  await press(page, content.submit)
  await expect(page.getByText(content.notices.mailToPaste)).toBeVisible()
  expect((await openedMail(page)).body).toBe(content.message.pasteHere)
  expect(await message(page).inputValue()).toContain(long)
  expect(await clipboard(page)).toContain(long)
})

test('fault 43: the clipboard never answers: the message is shown, and the e-mail opens', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => new Promise(() => {})
  })
  await openHydrated(page, '/contact')
  await fillIn(page, { technicalSpecifications: 'long '.repeat(700) })
  await press(page, content.submit)
  await expect(message(page)).toHaveValue(/long long/)
  await expect(page.getByText(content.notices.mailToCopy)).toBeVisible()
  expect((await openedMail(page)).body).toBe(content.message.pasteHere)
})

test('text typed before hydration remains, and the draft fills only empty fields', async ({ page }) => {
  await openHydrated(page, '/contact')
  await fillIn(page)
  const release = await holdHydration(page)
  await page.reload()
  await field(page, 'firstName').fill('Early bird')
  await expect(page.getByRole('link', { name: content.withoutJavaScript.linkLabel })).toBeVisible()
  release()
  await hydrated(page)
  await expect(field(page, 'lastName')).toHaveValue(right.lastName)
  await expect(field(page, 'firstName')).toHaveValue('Early bird')
  expect(await storedDraft(page)).toContain('Early bird')
  await expect(page.getByText(content.withoutJavaScript.text)).toHaveCount(0)
})
