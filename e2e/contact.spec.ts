import type { Locator, Page } from '@playwright/test'
import { requestForm as content } from '../src/content/contact.ts'
import { site } from '../src/content/site.ts'
import { expect, holdHydration, hydrated, listenToErrors, openHydrated, test } from './support/test.ts'

/** The integration request: it writes an e-mail, sends nothing, and loses nothing. */

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
  // Where a click would open the mail program, it is noted and goes no further.
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

function openedMailLinks(page: Page) {
  return page.evaluate(() => window.openedMailLinks)
}

/** What a mail program makes of the one link that was opened. */
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

test('a complete request opens the mail program with exactly what was typed, and requests nothing', async ({
  page,
}) => {
  await openHydrated(page, '/contact')
  const address = page.url()
  await fillIn(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await press(page, content.submit)

  await expect(page.getByText(content.notices.mailOpened)).toBeInViewport({ ratio: 1 })
  expect(await openedMail(page)).toEqual({
    address: site.supportEmail,
    subject: content.mailSubject,
    body: Object.entries(right)
      .map(([name, value]) => `${content.fields[name as FieldName].label}:\r\n${value}`)
      .join('\r\n\r\n'),
  })
  const again = page.getByRole('link', { name: content.message.openAgain })
  expect(await openedMailLinks(page)).toEqual([await again.getAttribute('href')])
  await expect(message(page)).toBeInViewport()
  await expect(field(page, 'firstName')).toHaveValue(right.firstName)
  expect(page.url()).toBe(address)
  expect(requests).toEqual([])
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
  // Not Playwright's double click: the page scrolls to the message, and the second press would miss the button.
  await page.getByRole('button', { name: content.submit }).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(message(page)).toBeVisible()
  expect(await openedMailLinks(page)).toHaveLength(1)
})

test.describe('fault 32: the e-mail keeps', () => {
  for (const [name, text] of [
    ['emoji', 'Heart 💙, family 👩‍👩‍👧, flag 🇿🇦'],
    ['right-to-left text', 'مرحبا ‏(١٢٣)‏ שלום'],
    ['signs that mean something in a link', '"a" & b=c ? d # e % f + g %0D%0A &body=x'],
    ['markup', `<img src=x onerror="alert('x')">`],
  ] as const) {
    test(name, async ({ page }) => {
      await openHydrated(page, '/contact')
      await fillIn(page, { firstName: text, technicalSpecifications: text })
      await press(page, content.submit)
      await expect(message(page)).toHaveValue(new RegExp(`First Name:\n`))
      const { body } = await openedMail(page)
      expect(body).toContain(`First Name:\r\n${text}\r\n`)
      expect(body.endsWith(`Technical Specifications:\r\n${text}`)).toBe(true)
      expect((await message(page).inputValue()).endsWith(`Technical Specifications:\n${text}`)).toBe(true)
    })
  }

  test('line breaks, as CRLF', async ({ page }) => {
    await openHydrated(page, '/contact')
    await fillIn(page, { technicalSpecifications: 'one\r\ntwo\n\nfour' })
    await press(page, content.submit)
    await expect(message(page)).toBeVisible()
    expect((await openedMail(page)).body.endsWith('one\r\ntwo\r\n\r\nfour')).toBe(true)
  })

  test('half an emoji as a replacement character', async ({ page }) => {
    await openHydrated(page, '/contact')
    const errors = listenToErrors(page)
    await fillIn(page)
    await field(page, 'technicalSpecifications').evaluate((control: HTMLTextAreaElement) => {
      control.value = 'a\uD83Db'
    })
    await press(page, content.submit)
    await expect(message(page)).toBeVisible()
    expect((await openedMail(page)).body.endsWith('a\uFFFDb')).toBe(true)
    expect(errors).toEqual([])
  })
})

test('errors stand at their fields, focus goes to the first, and nothing is lost', async ({ page }) => {
  await openHydrated(page, '/contact')
  await fillIn(page, { lastName: ' ', email: 'thandi@', systemRequirements: '' })
  await press(page, content.submit)

  const { lastName, email, systemRequirements } = content.fields
  await expect(page.getByRole('alert').filter({ hasText: content.notices.errors })).toBeVisible()
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
    await expect(page.getByText(words)).toBeVisible()
  }
  await expect(field(page, 'firstName')).toHaveAttribute('aria-invalid', 'false')
  await expect(field(page, 'email')).toHaveValue('thandi@')
  await expect(field(page, 'technicalSpecifications')).toHaveValue(right.technicalSpecifications)
  expect(await openedMailLinks(page)).toEqual([])

  await fillIn(page)
  await expect(page.getByText(content.notices.errors)).toHaveCount(0)
  await press(page, content.submit)
  await expect(message(page)).toBeVisible()
})

test('a draft survives a reload, and a walk to another page and back', async ({ page }) => {
  await openHydrated(page, '/contact')
  await fillIn(page, { technicalSpecifications: 'one\ntwo 💙' })
  await page.reload()
  await hydrated(page)
  await expect(field(page, 'technicalSpecifications')).toHaveValue('one\ntwo 💙')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL(/\/careers$/)
  await page.goBack()
  await expect(field(page, 'technicalSpecifications')).toHaveValue('one\ntwo 💙')
  await expect(field(page, 'email')).toHaveValue(right.email)
})

test('a draft stays in its tab and is gone after the e-mail opened', async ({ page, context }) => {
  await openHydrated(page, '/contact')
  await fillIn(page)
  expect(await storedDraft(page)).toContain(right.email)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  expect(await context.cookies()).toEqual([])
  const otherTab = await context.newPage()
  await openHydrated(otherTab, '/contact')
  await expect(field(otherTab, 'firstName')).toHaveValue('')

  await press(page, content.submit)
  await expect(message(page)).toBeVisible()
  expect(await storedDraft(page)).toBeNull()
})

test('clearing empties form and storage, and Undo brings back both', async ({ page }) => {
  await openHydrated(page, '/contact')
  await fillIn(page)
  await press(page, content.clear)
  await expect(page.getByText(content.notices.cleared)).toBeVisible()
  await expect(field(page, 'technicalSpecifications')).toHaveValue('')
  expect(await storedDraft(page)).toBeNull()

  await press(page, content.undo)
  await expect(field(page, 'technicalSpecifications')).toHaveValue(right.technicalSpecifications)
  expect(await storedDraft(page)).toContain(right.technicalSpecifications)

  await press(page, content.clear)
  await page.reload()
  await hydrated(page)
  await expect(field(page, 'firstName')).toHaveValue('')
})

test.describe('fault 21: without a usable session storage the form works:', () => {
  test('every access throws', async ({ page }) => {
    const errors = listenToErrors(page)
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await openHydrated(page, '/contact')
    await expect(page.getByText(content.notices.draftNotKept)).toBeVisible()
    await fillIn(page)
    await press(page, content.submit)
    await expect(message(page)).toBeVisible()
    expect(await openedMailLinks(page)).toHaveLength(1)
    expect(errors).toEqual([])
  })

  test('it is full', async ({ page }) => {
    const errors = listenToErrors(page)
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await openHydrated(page, '/contact')
    await expect(page.getByText(content.notices.draftKept)).toBeVisible()
    await fillIn(page)
    await expect(page.getByText(content.notices.draftNotKept)).toBeVisible()
    await press(page, content.submit)
    await expect(message(page)).toBeVisible()
    expect(errors).toEqual([])
  })

  test('it holds broken JSON', async ({ page }) => {
    const errors = listenToErrors(page)
    await page.addInitScript(() => sessionStorage.setItem('request-form-draft', '{"firstName":'))
    await openHydrated(page, '/contact')
    await fillIn(page)
    expect(await storedDraft(page)).toContain(right.email)
    await press(page, content.submit)
    await expect(message(page)).toBeVisible()
    expect(errors).toEqual([])
  })
})

/** Puts a long text into a text area as pasting does; resolves with the milliseconds until the page is laid out again. */
/** What a visitor would paste now; the site's policy lets no script read it. */
async function clipboard(page: Page): Promise<string> {
  const control = field(page, 'technicalSpecifications')
  await control.fill('')
  await control.press('ControlOrMeta+V')
  return control.inputValue()
}

function paste(target: Locator, text: string) {
  return target.evaluate((control: HTMLTextAreaElement, pasted) => {
    const start = performance.now()
    control.setRangeText(pasted)
    control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
    control.getBoundingClientRect()
    return performance.now() - start
  }, text)
}

test('fault 32: a megabyte stays whole, says that it is too long, and costs little more than in a bare field', async ({
  page,
}) => {
  test.slow()
  await openHydrated(page, '/contact')
  const megabyte = 'All work and no play.\n'.repeat(47_663)
  await fillIn(page, { technicalSpecifications: '' })
  await page.evaluate(() => {
    const bare = document.body.appendChild(document.createElement('textarea'))
    bare.ariaLabel = 'Bare'
  })
  const bareMilliseconds = await paste(page.getByLabel('Bare'), megabyte)
  const specifications = field(page, 'technicalSpecifications')
  const milliseconds = await paste(specifications, megabyte)
  expect(milliseconds).toBeLessThan(5 * bareMilliseconds + 500)

  const { errors } = content.fields.technicalSpecifications
  await expect(page.getByText(errors.tooLong)).toBeVisible()
  await expect(page.getByText(`1,044,586 ${content.charactersOver.other}`).first()).toBeVisible()
  await press(page, content.submit)
  await expect(specifications).toBeFocused()
  expect(await specifications.evaluate((control: HTMLTextAreaElement) => control.value.length)).toBe(
    megabyte.length,
  )
  expect(await openedMailLinks(page)).toEqual([])
})

test('the message can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await openHydrated(page, '/contact')
  await fillIn(page)
  await press(page, content.submit)
  await press(page, content.copy)
  await expect(page.getByText(content.notices.copied)).toBeVisible()
  const copied = await message(page).inputValue()
  expect(await clipboard(page)).toBe(copied)
})

test('where there is no clipboard the message is selected', async ({ page }) => {
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

test('a message too long for a mail link is on the clipboard whole, and the e-mail asks to paste it', async ({
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

test('what was typed before the script arrived stays, and the draft fills only the rest', async ({
  page,
}) => {
  await openHydrated(page, '/contact')
  await fillIn(page)
  const letThrough = await holdHydration(page)
  await page.reload()
  await field(page, 'firstName').fill('Early bird')
  await expect(page.getByRole('link', { name: content.withoutJavaScript.linkLabel })).toBeVisible()
  letThrough()
  await hydrated(page)
  await expect(field(page, 'lastName')).toHaveValue(right.lastName)
  await expect(field(page, 'firstName')).toHaveValue('Early bird')
  expect(await storedDraft(page)).toContain('Early bird')
  await expect(page.getByText(content.withoutJavaScript.text)).toHaveCount(0)
})

test('while the script is missing a mail link leads on, and Enter loses nothing', async ({ page }) => {
  await page.route('**/assets/**/*.js', (route) => route.abort())
  await page.goto('/contact')
  await field(page, 'firstName').fill('Thandi')
  await field(page, 'firstName').press('Enter')
  await expect(field(page, 'firstName')).toHaveValue('Thandi')
  expect(new URL(page.url()).search).toBe('')
  const link = page.getByRole('link', { name: content.withoutJavaScript.linkLabel })
  await expect(link).toBeVisible()
  await expect(link).toHaveAttribute('href', new RegExp(`^mailto:${site.supportEmail}\\?subject=.+&body=.+`))
  await expect(page.getByRole('button', { name: content.submit })).toHaveCount(0)
})

test.describe('fault 23: with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('a plain mail link stands in the place of the form', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByText(content.withoutJavaScript.text)).toBeVisible()
    await expect(page.getByRole('link', { name: content.withoutJavaScript.linkLabel })).toBeVisible()
    await expect(page.locator('form')).toBeHidden()
  })
})

test('a 320-pixel screen has room for every state, and every control is at least 44 pixels high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openHydrated(page, '/contact')
  const expectRoom = async () => {
    expect(await page.locator('form').evaluate((form) => form.scrollWidth - form.clientWidth)).toBe(0)
    for (const control of await page.locator('form').locator('input, textarea, button, a').all()) {
      const box = (await control.boundingBox())!
      expect(box.height).toBeGreaterThanOrEqual(44)
      expect(box.x + box.width).toBeLessThanOrEqual(320)
    }
  }
  await press(page, content.submit)
  await expect(field(page, 'firstName')).toBeFocused()
  await expectRoom()
  await fillIn(page, { systemRequirements: 'x'.repeat(200) })
  await press(page, content.submit)
  await expect(message(page)).toBeVisible()
  await expectRoom()
  await press(page, content.clear)
  await expectRoom()
})
