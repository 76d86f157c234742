import assert from 'node:assert/strict'
import { setTimeout as later } from 'node:timers/promises'
import { isHydrated } from '../../shared/is-hydrated.ts'
import { requestForm } from '../../src/content/contact.ts'
import { legalDocuments } from '../../src/content/legal/documents.ts'
import { footer } from '../../src/content/navigation.ts'
import { hero as notFound } from '../../src/content/not-found.ts'
import type { PagePath } from '../../src/content/pages.ts'
import { examplePlans } from '../../src/content/planner.ts'
import { tiers } from '../../src/content/rewards.ts'
import { formatNumber } from '../../src/format.ts'
import { headFor } from '../../src/head/head.ts'
import type { PagePart } from '../../src/head/head.ts'
import { headings, paths } from '../support/site.ts'
import type { RunningSite } from '../support/site.ts'
import type { Driver } from './driver.ts'

/** A running site, with or without its scripts. */
export interface Site extends RunningSite {
  hasScripts: boolean
}

/** An action of a visitor, with its assertions. */
export type Step = (driver: Driver, site: Site) => Promise<void>

/** The steps in order; the last one stops the host. */
export const journey: Readonly<Record<string, Step>> = {
  'every page opens': openPages,
  'links open every page, and Back restores the scroll position': followLinks,
  'the menu opens and closes, and its links work': useMenu,
  'only one answer is open at a time': askQuestions,
  'only one legal document is shown at a time': readLegal,
  'the form shows errors and does not lose typed text': makeErrors,
  'a shared plan opens and counts': openPlan,
  'after one visit every page opens without the host': goOffline,
}

/** Steps that work without scripts. */
export const plainJourney: Readonly<Record<string, Step>> = {
  'every page opens': openPages,
  'the menu opens and closes, and its links work': useMenu,
  'only one answer is open at a time': askQuestions,
  'only one legal document is shown at a time': readLegal,
  'the form is a mail link': findMailLink,
}

/** Steps for an engine without popovers. */
export const oldJourney: Readonly<Record<string, Step>> = {
  'every page opens': openPages,
  'links open every page, and Back restores the scroll position': followLinks,
  'the menu is open, its links work, and a button opens and closes the note': useOpenMenu,
  'only one legal document is shown at a time': readLegal,
  'the form shows errors and does not lose typed text': makeErrors,
  'a shared plan opens and counts': openPlan,
}

async function openPages(driver: Driver, site: Site) {
  for (const path of paths) {
    await openPage(driver, site, path)
    await arriveAt(driver, path)
    await eventually(driver, isOnTop, 'h1')
  }
}

async function followLinks(driver: Driver, site: Site) {
  await openPage(driver, site, '/wellnet')
  await driver.evaluate(() => void Object.assign(window, { isSameDocument: true }), null)
  for (const path of new Set(footer.groups.flatMap(({ links }) => links.map(({ to }) => to)))) {
    await driver.click(`footer a:is([href="${path}"], [href^="${path}#"])`)
    // The link to /legal leads to its first document.
    const part = path === '/legal' ? legalDocuments[0] : undefined
    await arriveAt(driver, path, part)
    await eventually(driver, isFocused, part ? `#${part.id}` : 'main h1')
  }
  await driver.click('footer a[href="/careers"]')
  await arriveAt(driver, '/careers')
  await eventually(driver, isScrolledTo, 0)
  await driver.evaluate(() => scrollTo(0, 700), null)
  await eventually(driver, isScrolledTo, 700)
  // The page clicks the link itself, because a driver might scroll first.
  await driver.evaluate(() => document.querySelector<HTMLElement>('header a[href="/"]')!.click(), null)
  await arriveAt(driver, '/')
  await driver.evaluate(() => history.back(), null)
  await arriveAt(driver, '/careers')
  await eventually(driver, isScrolledTo, 700)
  assert.ok(await driver.evaluate(() => 'isSameDocument' in window, null), 'no page was loaded anew')
  await noErrors(driver)
}

async function useMenu(driver: Driver, site: Site) {
  await openPage(driver, site, '/rewards')
  await eventually(driver, isMenuOpen, false)
  await driver.click('[popovertarget="site-menu"]')
  await eventually(driver, isMenuOpen, true)
  await driver.pressEscape()
  await eventually(driver, isMenuOpen, false)
  await eventually(driver, isFocused, '[popovertarget="site-menu"]')
  await driver.click('[popovertarget="site-menu"]')
  await driver.click('#site-menu a[href="/wellnet"]')
  await arriveAt(driver, '/wellnet')
  await eventually(driver, isMenuOpen, false)
}

async function useOpenMenu(driver: Driver, site: Site) {
  await openPage(driver, site, '/rewards')
  await eventually(driver, isShown, '#site-menu')
  await driver.click('#site-menu [aria-haspopup="dialog"]')
  await eventually(driver, isShown, '#account button')
  await driver.click('#account button')
  await eventually(driver, isFocused, '#site-menu [aria-haspopup="dialog"]')
  await driver.click('#site-menu a[href="/wellnet"]')
  await arriveAt(driver, '/wellnet')
}

async function askQuestions(driver: Driver, site: Site) {
  await openPage(driver, site, '/rewards')
  for (const place of [1, 6, 5]) {
    await driver.click(`#questions details:nth-of-type(${place}) > summary`)
    await eventually(driver, isOnlyOpenAnswer, place)
  }
}

async function readLegal(driver: Driver, site: Site) {
  await openPage(driver, site, '/legal')
  for (const { id, title } of legalDocuments.toReversed()) {
    await driver.click(`main nav a[href$="#${id}"]`)
    await eventually(driver, isOnlyShownDocument, title)
  }
  await driver.evaluate(() => history.back(), null)
  await eventually(driver, isOnlyShownDocument, legalDocuments[1]!.title)
}

async function makeErrors(driver: Driver, site: Site) {
  await openPage(driver, site, '/contact')
  await driver.type('[name="lastName"]', 'Mokoena')
  await driver.type('[name="email"]', 'thandi@')
  await driver.click('form [type="submit"]')
  await eventually(driver, isFocused, 'form [role="group"]')
  const text = await driver.evaluate(() => document.querySelector('form')!.textContent, null)
  const { firstName, email, systemRequirements } = requestForm.fields
  for (const error of [firstName.errors.missing, email.errors.invalid, systemRequirements.errors.missing])
    assert.ok(text.includes(error), error)
  const typed = () => [...new FormData(document.querySelector('form')!).values()].filter(Boolean)
  assert.deepEqual(await driver.evaluate(typed, null), ['Mokoena', 'thandi@'])
  await noErrors(driver)
}

async function openPlan(driver: Driver, site: Site) {
  const { tier, plan } = examplePlans[0]
  await openPage(driver, site, `/rewards?plan=${plan}`)
  const { pointsFrom } = tiers.items.find(({ name }) => name === tier)!
  const total = { selector: '[data-plan-total] strong', text: formatNumber(pointsFrom) }
  await eventually(driver, hasText, total)
  await driver.click('#points details[open] [role="spinbutton"] ~ button')
  await eventually(driver, hasOtherText, total)
  await noErrors(driver)
}

async function findMailLink(driver: Driver, site: Site) {
  await openPage(driver, site, '/contact')
  await eventually(driver, isShown, 'main form a[href^="mailto:"]')
}

async function goOffline(driver: Driver, site: Site) {
  await openPage(driver, site, '/')
  await eventually(driver, () => navigator.serviceWorker.controller?.state === 'activated', null)
  await site.close()
  for (const path of paths) {
    await openPage(driver, site, path)
    await arriveAt(driver, path)
  }
  await driver.open(`${site.origin}/no/such/page`)
  await eventually(driver, hasHeading, notFound.title)
}

/** Opens a page. With scripts, waits until React has hydrated it. */
async function openPage(driver: Driver, { origin, hasScripts }: Site, path: PagePath | `/rewards?${string}`) {
  await driver.open(origin + path)
  if (!hasScripts) return
  await driver.evaluate(collectErrors, null)
  await eventually(driver, isHydrated, null)
  await noErrors(driver)
}

async function arriveAt(driver: Driver, path: PagePath, part?: PagePart) {
  const title = headFor(path, part)[0]!.text!
  await eventually(driver, isAt, { path, heading: headings[path], title })
}

async function noErrors(driver: Driver) {
  assert.deepEqual(await driver.evaluate(() => Reflect.get(window, 'errors') as string[], null), [])
}

/**
 * Resolves once a condition holds in the page.
 *
 * @throws when it does not hold within twenty seconds
 */
async function eventually<Given>(driver: Driver, holds: (argument: Given) => boolean, argument: Given) {
  for (let tries = 0; tries < 200; tries++) {
    // Evaluation fails during a navigation.
    if (await driver.evaluate(holds, argument).catch(() => false)) return
    await later(100)
  }
  throw new Error(`timed out waiting for ${holds.name}(${JSON.stringify(argument)})`)
}

// The following functions run in the page.

function collectErrors() {
  const errors: string[] = []
  addEventListener('error', (event) => errors.push(event.message))
  addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)))
  document.addEventListener('securitypolicyviolation', (event) => errors.push(event.violatedDirective))
  console.error = (...words: unknown[]) => errors.push(words.join(' '))
  Object.assign(window, { errors })
}

/** Whether the page is shown with all its sections: they follow the hero and move the links below them. */
function isAt({ path, heading, title }: { path: string; heading: string; title: string }) {
  const text = document.querySelector('h1')?.textContent
  const isWhole = !document.querySelector('[data-to-come]')
  return location.pathname === path && document.title === title && text === heading && isWhole
}

function hasHeading(heading: string) {
  return document.querySelector('h1')?.textContent === heading
}

function isFocused(selector: string) {
  return document.activeElement?.matches(selector) ?? false
}

/** Whether nothing covers the middle of the element's first line. */
function isOnTop(selector: string) {
  const element = document.querySelector(selector)!
  const [{ left, top, width, height } = new DOMRect()] = element.getClientRects()
  const found = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
  return found !== null && element.contains(found)
}

function isScrolledTo(top: number) {
  return Math.round(scrollY) === top
}

function isShown(selector: string) {
  return document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false
}

function isMenuOpen(wanted: boolean) {
  return document.querySelector('#site-menu a')!.checkVisibility({ visibilityProperty: true }) === wanted
}

function hasText({ selector, text }: { selector: string; text: string }) {
  return document.querySelector(selector)?.textContent.includes(text) ?? false
}

function hasOtherText({ selector, text }: { selector: string; text: string }) {
  return !document.querySelector(selector)!.textContent.includes(text)
}

function isOnlyOpenAnswer(place: number) {
  const items = [...document.querySelectorAll<HTMLDetailsElement>('#questions details')]
  return items.every(({ open }, index) => open === (index === place - 1))
}

function isOnlyShownDocument(title: string) {
  return [...document.querySelectorAll('article h2')].every(
    (heading) => heading.getClientRects().length > 0 === (heading.textContent === title),
  )
}
