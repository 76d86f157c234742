import type { BrowserContext, Page } from '@playwright/test'
import { requestForm } from '../../src/content/contact.ts'
import { legalDocuments } from '../../src/content/legal/documents.ts'
import { accountNote, header } from '../../src/content/navigation.ts'
import { offlineNotice, readyNotice, updatePrompt } from '../../src/content/notices.ts'
import { faq } from '../../src/content/rewards.ts'
import { countOf } from '../../src/format.ts'
import { copyBuild } from '../support/builds.ts'
import { openPanel } from '../support/data-panel.ts'
import type { FaultySite } from '../support/faulty-site.ts'
import { openMenu } from '../support/places.ts'
import { paths } from '../support/site.ts'
import { expect, test } from '../support/test.ts'
import { openHydrated } from '../support/waits.ts'
import { lookForUpdate, visit } from '../support/worker.ts'

/** The paths of all pages, and one that leads to none. */
export const everyPath = [...paths, '/no-such-page']

const half = Math.ceil(everyPath.length / 2)

/** Halves of all pages, for two tests at a time. */
export const halves = [
  ['the first half', everyPath.slice(0, half)],
  ['the second half', everyPath.slice(half)],
] as const

/** An address with errors in the plan, beyond the addresses of the pages. */
export const planWithErrors = '/rewards?plan=screening.1-nothing.2-module.1000'

/** A state that a visitor brings a page into; a page is walked through its states in this order, without a reload. */
interface OpenState {
  name: string
  path: string
  reach(page: Page): Promise<void>
  /** Selector of what can be checked while the rest is covered. */
  part: string
}

/** Every state of a page beyond a freshly opened one; notices come with the worker (rules.spec.ts). */
const openStates: readonly OpenState[] = [
  {
    name: 'an answer',
    path: '/rewards',
    async reach(page) {
      const [{ question, answer }] = faq.items
      await page.getByText(question, { exact: true }).click()
      await expect(page.getByText(answer[0], { exact: true })).toBeVisible()
    },
    part: '#questions details[open]',
  },
  { name: 'the menu', path: '/rewards', reach: openMenu, part: 'header' },
  { name: 'the account note', path: '/rewards', reach: openNote, part: 'dialog[open]' },
  ...legalDocuments.map(({ id, title }): OpenState => ({
    name: title,
    path: '/legal',
    async reach(page) {
      await chooseDocument(page, id)
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()
    },
    part: 'section:has(article)',
  })),
  { name: 'the data panel', path: '/about', reach: openPanel, part: 'dialog[open]' },
  { name: 'a plan with errors', path: planWithErrors, reach: makePlanErrors, part: '#points' },
  { name: 'the form with errors', path: '/contact', reach: makeErrors, part: 'section:has(form)' },
  { name: 'the form with its message', path: '/contact', reach: writeMessage, part: 'section:has(form)' },
]

/** By how much each page of a walk extends the time limit of its test. */
const secondsForPage = 10

/** Walks through the pages, and through the states of each where asked; `look` gets the name of each for its messages. */
export async function walk(
  page: Page,
  some: readonly string[],
  look: (name: string, part?: string) => Promise<void>,
  hasStates = false,
) {
  // On a busy machine a page takes some seconds for each checker.
  test.setTimeout(test.info().timeout + some.length * secondsForPage * 1000)
  for (const path of some) {
    await openHydrated(page, path)
    await look(path)
    if (!hasStates) continue
    for (const { name, reach, part } of openStates.filter((state) => state.path === path)) {
      await reach(page)
      await look(`${path}: ${name}`, part)
    }
  }
}

/** Shows the notices that come with the worker, one after the other; `look` gets the text of each. */
export async function walkNotices(
  { page, context, site }: { page: Page; context: BrowserContext; site: FaultySite },
  look: (text: string) => Promise<void>,
) {
  const show = async (text: string) => {
    await expect(page.getByText(text)).toBeVisible()
    await look(text)
  }
  await visit(page, '/about')
  await show(readyNotice.text)
  await context.setOffline(true)
  await show(offlineNotice.text)
  await context.setOffline(false)
  using build = await copyBuild('next')
  site.deploy(build.directory)
  expect(await lookForUpdate(page)).toBe(true)
  await show(updatePrompt.text)
}

/** Follows a link of the menu of documents. */
async function chooseDocument(page: Page, id: string) {
  await page.locator(`main nav a[href$="#${id}"]`).click()
}

async function makePlanErrors(page: Page) {
  // IBM's checker treats content of closed details as visible, but not its labels. The last is opened first: each that
  // opens leaves the list.
  const closed = page.locator('#points details:not([open]) > summary')
  for (const summary of (await closed.all()).toReversed()) await summary.dispatchEvent('click')
  await page.getByRole('spinbutton', { name: 'Learning Module' }).fill('many')
  await expect(page.getByRole('alert')).toBeVisible()
}

async function openNote(page: Page) {
  await openMenu(page)
  await page.getByRole('banner').getByRole('button', { name: header.signInLabel }).click()
  await expect(page.getByRole('dialog', { name: accountNote.title })).toBeVisible()
}

async function makeErrors(page: Page) {
  const { firstName, email, systemRequirements } = requestForm.fields
  // The draft may have come from an earlier visit.
  await page.getByLabel(firstName.label).fill('')
  await page.getByLabel(email.label).fill('thandi@')
  await page.getByLabel(systemRequirements.label).fill('x'.repeat(systemRequirements.limit + 1))
  await page.getByRole('button', { name: requestForm.submit }).click()
  await expect(page.getByRole('group', { name: requestForm.errors.kept })).toBeFocused()
  // The error comes when the typing pauses.
  const tooLong = countOf(1, requestForm.charactersOver)
  await expect(page.getByRole('status').filter({ hasText: tooLong })).toHaveCount(1)
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
  // Hidden from screen readers for a moment, so that it is a change to them.
  await expect(page.getByRole('paragraph').filter({ hasText: requestForm.notices.mailOpened })).toBeVisible()
}
