import type { Page } from '@playwright/test'
import { temporaryDirectory } from '../../scripts/support/temporary-directory.ts'
import { requestForm as content } from '../../src/content/contact.ts'
import { site as facts } from '../../src/content/site.ts'
import { countOf } from '../../src/format.ts'
import { inOwnBrowser, leaveAndComeBack, withCache } from '../support/own-browser.ts'
import { footerLink } from '../support/places.ts'
import { denyAccess, expect, listenToConsole, test } from '../support/test.ts'
import { holdHydration, hydrated, openHydrated, reloadHydrated } from '../support/waits.ts'

/**
 * The integration request: it writes an e-mail, sends nothing and loses no input. Errors of fields and the words of
 * the e-mail have unit tests.
 */

type FieldName = keyof typeof content.fields

const right = {
  firstName: 'Heart 💙, family 👩‍👩‍👧, flag 🇿🇦',
  lastName: 'مرحبا ‏(١٢٣)‏ שלום',
  email: 'thandi@example.org',
  systemRequirements: `<img src=x onerror="alert('x')">`,
  technicalSpecifications: '"a" & b=c ? d # e % f + g %0D%0A &body=x\n\nFHIR R4',
} as const
const fields = Object.entries(right) as [FieldName, string][]

declare global {
  interface Window {
    openedMailLinks: string[]
  }
}

/** Records clicks on mail links instead of opening the mail program. */
function recordMail() {
  window.openedMailLinks = []
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a[href^="mailto:"]')
    if (!link) return
    event.preventDefault()
    window.openedMailLinks.push(link.getAttribute('href')!)
  })
}

test.beforeEach(({ page }) => page.addInitScript(recordMail))

function field(page: Page, name: FieldName) {
  return page.getByLabel(content.fields[name].label)
}

async function fillIn(page: Page, changes: Partial<Record<FieldName, string>> = {}) {
  for (const [name, value] of fields) await field(page, name).fill(changes[name] ?? value)
}

async function expectDraft(page: Page) {
  for (const [name, value] of fields) await expect(field(page, name)).toHaveValue(value)
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
  const [, ...parts] = /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(links[0]!) ?? []
  const [address, subject, body] = parts.map((part) => decodeURIComponent(part))
  return { address, subject, body }
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

test('fault 32: an e-mail has every typed character; no request is made', async ({ page, context }) => {
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
  const written = fields.map(([name, value]) => `${content.fields[name].label}:\n${value}`).join('\n\n')
  expect(await openedMail(page)).toEqual({
    address: facts.supportEmail,
    subject: content.mail.subject,
    body: written.replaceAll('\n', '\r\n'),
  })
  await expectDraft(page)
  await expect(page).toHaveURL('/contact')

  await press(page, content.copy)
  await expect(page.getByText(content.notices.copied)).toBeVisible()
  const copied = await message(page).inputValue()
  expect(copied).toContain(written)
  expect(await clipboard(page)).toBe(copied)
  expect(requests).toEqual([])
  expect(messages.filter((text) => !text.includes('Service Worker'))).toEqual([])
})

test('fault 28: Enter in a field, held too, and a double click each open one e-mail', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, '/contact')
  await fillIn(page)
  await field(page, 'email').focus()
  // Each further one is a repetition of the held key.
  for (let time = 0; time < 3; time++) {
    await page.keyboard.down('Enter')
    await page.clock.runFor(1_000)
  }
  await page.keyboard.up('Enter')
  await expect(message(page)).toBeVisible()
  expect(await openedMailLinks(page)).toHaveLength(1)

  await reloadHydrated(page)
  // Playwright's double click would miss the button, because the page scrolls to the message after the first
  // press.
  await page.getByRole('button', { name: content.submit }).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(message(page)).toBeVisible()
  expect(await openedMailLinks(page)).toHaveLength(1)
})

test('errors are shown at their fields, and counted above with links; no input is lost', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await openHydrated(page, '/contact')
  await fillIn(page, { lastName: ' ', email: 'thandi@', systemRequirements: '' })
  await press(page, content.submit)
  const { lastName, email, systemRequirements } = content.fields
  const summary = page.getByRole('group', { name: countOf(3, content.errors) })
  await expect(summary).toBeFocused()
  const header = (await page.locator('header').boundingBox())!
  expect((await summary.boundingBox())!.y, 'begins below the header').toBeGreaterThan(header.height)
  await page.keyboard.press('Tab')
  await expect(summary.getByRole('link', { name: lastName.errors.missing })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page, 'lastName')).toBeFocused()
  await expect(page.getByText(lastName.label, { exact: true })).toBeInViewport()
  const words = [lastName.errors.missing, email.errors.invalid, systemRequirements.errors.missing]
  for (const error of words) await expect(page.getByText(error)).toHaveCount(2)
  await expect(field(page, 'email')).toHaveValue('thandi@')
  await expect(field(page, 'technicalSpecifications')).toHaveValue(right.technicalSpecifications)
  expect(await openedMailLinks(page)).toEqual([])
  await fillIn(page)
  await expect(summary).toHaveCount(0)
  await press(page, content.submit)
  await expect(message(page)).toBeVisible()
})

test('the draft survives mail, reload, Back and visits, in its tab only', async ({ page, context }) => {
  await openHydrated(page, '/contact')
  await expect(page.getByText(content.notices.draftFound)).toHaveCount(0)
  await fillIn(page)
  await press(page, content.submit)
  await expect(page.getByText(content.notices.mailOpened)).toBeVisible()
  await reloadHydrated(page)
  await expectDraft(page)
  await expect(page.getByText(content.notices.draftFound)).toBeVisible()
  await footerLink(page, '/careers').click()
  await expect(page).toHaveURL('/careers')
  await page.goBack()
  await expectDraft(page)
  await openHydrated(page, '/about')
  await openHydrated(page, '/contact')
  await expectDraft(page)

  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  expect(await context.cookies()).toEqual([])
  const otherTab = await context.newPage()
  await openHydrated(otherTab, '/contact')
  await expect(field(otherTab, 'firstName')).toHaveValue('')

  await press(page, content.clear)
  await expect(page.getByText(content.notices.cleared)).toBeVisible()
  await expect(field(page, 'technicalSpecifications')).toHaveValue('')
  await press(page, content.undo)
  await expectDraft(page)
  await press(page, content.clear)
  await reloadHydrated(page)
  await expect(field(page, 'firstName')).toHaveValue('')
  await expect(page.getByText(content.notices.draftFound)).toHaveCount(0)
})

test('Back from another site restores the open draft from the back/forward cache', async ({ site }) => {
  await inOwnBrowser(withCache, async (page) => {
    await openHydrated(page, `${site.origin}/contact`)
    await fillIn(page)
    expect(await leaveAndComeBack(page, site.origin)).toMatchObject({ isRestored: true })
    await expectDraft(page)
    await field(page, 'lastName').fill('Dlamini')
    await reloadHydrated(page)
    await expect(field(page, 'lastName')).toHaveValue('Dlamini')
    await expect(field(page, 'firstName')).toHaveValue(right.firstName)
  })
})

test('a closed tab that the browser restores has its draft', async ({ baseURL }) => {
  using temporary = temporaryDirectory()
  const profile = temporary.directory
  await inOwnBrowser({ profile }, async (page) => {
    await openHydrated(page, `${baseURL}/contact`)
    await fillIn(page)
  })
  await inOwnBrowser({ profile, parameters: ['--restore-last-session'] }, async (_, context) => {
    const page = context.pages().find((one) => one.url().endsWith('/contact'))!
    await hydrated(page)
    await expectDraft(page)
    await expect(page.getByText(content.notices.draftFound)).toBeVisible()
  })
})

/** Runs in a page before everything else. */
function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
}

test('fault 21: the form works without session storage, and says so about its draft', async ({ context }) => {
  for (const what of ['every access throws', 'it is full']) {
    const page = await context.newPage()
    await page.addInitScript(recordMail)
    if (what === 'it is full') await page.addInitScript(fillStorage)
    else await page.addInitScript(denyAccess, ['sessionStorage'])
    await openHydrated(page, '/contact')
    await fillIn(page)
    await expect(page.getByText(content.notices.draftNotKept), what).toBeVisible()
    await press(page, content.submit)
    await expect(message(page), what).toBeVisible()
  }
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

test('fault 43: a message too long for a link is copied, or shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await openHydrated(page, '/contact')
  const long = 'שלום 💙 '.repeat(400)
  await fillIn(page, { technicalSpecifications: long, systemRequirements: 'x'.repeat(200) })
  await press(page, content.submit)
  await expect(page.getByText(content.notices.mailToPaste)).toBeVisible()
  expect((await openedMail(page)).body).toBe(content.message.pasteHere)
  expect(await message(page).inputValue()).toContain(long)
  expect(await clipboard(page)).toContain(long)
  await page.emulateMedia({ media: 'print' })
  const sizes = (all: HTMLTextAreaElement[]) =>
    all.flatMap((it) => [it.scrollHeight - it.clientHeight, it.offsetWidth - it.form!.offsetWidth])
  const hidden = await page.locator('form :is(input, textarea)').evaluateAll(sizes)
  expect(Math.max(...hidden), 'pixels hidden on paper').toBeLessThan(2)
  await page.emulateMedia({ media: null })

  await reloadHydrated(page)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => new Promise(() => {})
  })
  await press(page, content.submit)
  await expect(page.getByText(content.notices.mailToCopy)).toBeVisible()
  expect((await openedMail(page)).body).toBe(content.message.pasteHere)
})

test('text typed before hydration remains, and the draft fills only empty fields', async ({ page }) => {
  await openHydrated(page, '/contact')
  await fillIn(page)
  const release = await holdHydration(page)
  await page.reload()
  await field(page, 'firstName').fill('Early bird')
  await expect(page.getByRole('link', { name: content.mail.label })).toBeVisible()
  release()
  await hydrated(page)
  await expect(field(page, 'lastName')).toHaveValue(right.lastName)
  await expect(field(page, 'firstName')).toHaveValue('Early bird')
  expect(await page.evaluate(() => sessionStorage.getItem('request-form-draft'))).toContain('Early bird')
  await expect(page.getByText(content.mail.before)).toHaveCount(0)
})
