import type { Page } from '@playwright/test'
import { requestForm } from '../../src/content/contact.ts'
import { legalOutline } from '../../src/content/legal/outline.ts'
import { accountNote, header } from '../../src/content/navigation.ts'
import { offlineNotice, updatePrompt } from '../../src/content/notices.ts'
import { faq } from '../../src/content/rewards.ts'
import type { PagePath } from '../../src/content/pages.ts'
import { expect } from '../support/test.ts'

/** A state that a visitor brings a page into; a page is walked through its states in this order, without a reload. */
export interface OpenState {
  name: string
  path: PagePath
  reach(page: Page): Promise<void>
  /** Selector of what is free to be checked while the rest is covered. */
  part: string
}

/** Every state of the site beyond a freshly opened page. */
export const openStates: readonly OpenState[] = [
  ...faq.items.map(({ question, answer }, index): OpenState => ({
    name: `answer ${index + 1}`,
    path: '/rewards',
    async reach(page) {
      await page.getByText(question, { exact: true }).click()
      await expect(page.getByText(answer[0], { exact: true })).toBeVisible()
    },
    part: 'details[open]',
  })),
  { name: 'menu', path: '/rewards', reach: openMenu, part: 'header' },
  { name: 'account note', path: '/rewards', reach: openNote, part: '[popover]:popover-open' },
  ...legalOutline.map(({ id, title }): OpenState => ({
    name: title,
    path: '/legal',
    async reach(page) {
      await page.locator(`.legal-menu a[href$="#${id}"]`).click()
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()
    },
    part: '.legal-documents',
  })),
  { name: 'form with errors', path: '/contact', reach: makeErrors, part: 'section:has(form)' },
  { name: 'form with its message', path: '/contact', reach: writeMessage, part: 'section:has(form)' },
  { name: 'update prompt', path: '/about', reach: seeUpdatePrompt, part: '.notice' },
  { name: 'offline notice', path: '/careers', reach: loseConnection, part: '.notice' },
]

/** In a wide window the menu is always open. */
export async function openMenu(page: Page) {
  const banner = page.getByRole('banner')
  const toggle = banner.getByRole('button', { name: header.menuLabel })
  if (await toggle.isVisible()) await toggle.click()
  await expect(banner.getByRole('navigation', { name: header.navigationLabel })).toBeVisible()
}

async function openNote(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: header.signInLabel }).click()
  await expect(page.getByRole('dialog', { name: accountNote.title })).toBeVisible()
}

async function makeErrors(page: Page) {
  const { firstName, email, systemRequirements } = requestForm.fields
  await page.getByLabel(email.label).fill('thandi@')
  await page.getByLabel(systemRequirements.label).fill('x'.repeat(systemRequirements.limit + 1))
  await page.getByRole('button', { name: requestForm.submit }).click()
  await expect(page.getByText(firstName.errors.missing)).toBeVisible()
}

async function writeMessage(page: Page) {
  const { firstName, lastName, email, systemRequirements } = requestForm.fields
  await page.getByLabel(firstName.label).fill('Thandi')
  await page.getByLabel(lastName.label).fill('Mokoena')
  await page.getByLabel(email.label).fill('thandi@example.org')
  await page.getByLabel(systemRequirements.label).fill('A clinic queue')
  // Where a click would open the mail program, it goes no further.
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="mailto:"]')) event.preventDefault()
    }),
  )
  await page.getByRole('button', { name: requestForm.submit }).click()
  await expect(page.getByLabel(requestForm.message.label)).toBeVisible()
}

async function seeUpdatePrompt(page: Page) {
  await expect(page.getByText(updatePrompt.text)).toBeVisible()
}

async function loseConnection(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false })
    dispatchEvent(new Event('offline'))
  })
  await expect(page.getByText(offlineNotice.textBeforeKept)).toBeVisible()
}

/** On the page of the update prompt, the browser says that the next version of the site has arrived and waits. */
export function pretendUpdateWaits(page: Page) {
  return page.addInitScript(() => {
    if (location.pathname !== '/about') return
    const worker = Object.assign(new EventTarget(), {
      scriptURL: `${location.origin}/sw.js`,
      state: 'installed',
    })
    const registration = Object.assign(new EventTarget(), {
      active: worker,
      waiting: worker,
      update: () => Promise.resolve(),
    })
    const container = Object.assign(new EventTarget(), {
      controller: worker,
      ready: Promise.resolve(registration),
      register: () => Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    })
    Object.defineProperty(navigator, 'serviceWorker', { value: container })
  })
}
