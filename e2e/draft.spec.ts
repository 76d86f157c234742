import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { requestForm as content } from '../src/content/contact.ts'
import { inOwnBrowser } from './support/own-browser.ts'
import { expect, footerLink, hydrated, openHydrated, test } from './support/test.ts'

/** The draft of the request is stored until the visitor clears it. */

const typed = {
  firstName: 'Thandi',
  lastName: 'Mokoena',
  email: 'thandi@example.org',
  systemRequirements: 'A clinic queue for Wellnet',
  technicalSpecifications: 'FHIR R4\n💙',
} as const

const fields = Object.entries(typed) as [keyof typeof typed, string][]

function field(page: Page, name: keyof typeof typed) {
  return page.getByLabel(content.fields[name].label)
}

async function fillIn(page: Page) {
  for (const [name, value] of fields) await field(page, name).fill(value)
}

async function expectDraft(page: Page) {
  for (const [name, value] of fields) await expect(field(page, name)).toHaveValue(value)
}

/** Prevents mail links from opening the mail program. */
function holdMail(page: Page) {
  return page.addInitScript(() => {
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="mailto:"]')) event.preventDefault()
    })
  })
}

test('after the e-mail is written, a reload, Back and another visit restore the draft with a message, until it is cleared', async ({
  page,
}) => {
  await holdMail(page)
  await openHydrated(page, '/contact')
  await expect(page.getByText(content.notices.draftFound)).toHaveCount(0)
  await fillIn(page)
  await page.getByRole('button', { name: content.submit }).tap()
  await expect(page.getByText(content.notices.mailOpened)).toBeVisible()

  await page.reload()
  await hydrated(page)
  await expectDraft(page)
  await expect(page.getByText(content.notices.draftFound)).toBeVisible()

  await footerLink(page, '/careers').tap()
  await expect(page).toHaveURL('/careers')
  await page.goBack()
  await expectDraft(page)
  await openHydrated(page, '/about')
  await openHydrated(page, '/contact')
  await expectDraft(page)

  await page.getByRole('button', { name: content.clear }).tap()
  await page.reload()
  await hydrated(page)
  await expect(field(page, 'email')).toHaveValue('')
  await expect(page.getByText(content.notices.draftFound)).toHaveCount(0)
})

test('Back from another site restores the open draft from the back/forward cache', async ({ baseURL }) => {
  await inOwnBrowser({ without: ['--disable-back-forward-cache'] }, async (page) => {
    await openHydrated(page, `${baseURL}/contact`)
    await fillIn(page)
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
    })
    await page.goto(`${baseURL}/no-such-page`)
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(`${baseURL}/contact`)
    expect(await page.evaluate(() => (window as { persisted?: boolean }).persisted)).toBe(true)
    await expectDraft(page)
    await field(page, 'lastName').fill('Dlamini')
    await page.reload()
    await hydrated(page)
    await expect(field(page, 'lastName')).toHaveValue('Dlamini')
    await expect(field(page, 'firstName')).toHaveValue(typed.firstName)
  })
})

test('a closed tab that the browser restores has its draft', async ({ baseURL }) => {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'))
  try {
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
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
})
