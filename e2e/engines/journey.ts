import assert from 'node:assert/strict'
import { headFor } from '../../src/app/head.ts'
import { requestForm } from '../../src/content/contact.ts'
import { legalOutline } from '../../src/content/legal/outline.ts'
import { notFoundPage } from '../../src/content/pages.ts'
import type { PagePath } from '../../src/content/pages.ts'
import { headings, paths } from '../support/site.ts'
import type { RunningSite } from '../support/site.ts'
import type { Driver } from './driver.ts'
import { eventually, headingOf, isAwake, isFocused, isShown, lookOf, openAwake, shownOf } from './page.ts'

/** One thing that a visitor does, and what must come of it. */
export interface Step {
  name: string
  walk(driver: Driver, site: RunningSite): Promise<void>
}

const toggle = '.menu-toggle'
const menu = '#site-menu'
const note = '#account'

const { id: firstDocument } = legalOutline[0]!

/** The pages that the footer links to. */
const linkedPaths = [
  '/chatbot',
  '/contact',
  '/community',
  '/fitness',
  '/network',
  '/legal',
  '/rewards',
  '/about',
  '/careers',
] as const satisfies readonly PagePath[]

/** What works with the script. The last step takes the host away, for good. */
export const journey: readonly Step[] = [
  { name: 'every page opens and wakes up', walk: openEveryPage },
  { name: 'links inside the site lead to every page without a reload', walk: followLinks },
  { name: 'a page reached by a link looks as it does when it is opened', walk: compareLooks },
  { name: 'Back and Forward bring page and place back', walk: goBackAndForward },
  { name: 'links lead on from the not-found page, and Back to it', walk: leaveNotFound },
  { name: 'without constructed styles, links open their pages whole', walk: followLinksOnOldEngine },
  { name: 'the header has its ground past 10 pixels', walk: scrollHeader },
  { name: 'the menu opens, closes and leads on', walk: useMenu },
  { name: 'the account note opens and closes', walk: useNote },
  { name: 'one answer is open at a time', walk: askQuestions },
  { name: 'one legal document is shown at a time', walk: switchDocuments },
  { name: 'the form says what is missing and keeps what was typed', walk: makeErrors },
  { name: 'the site installs itself', walk: install },
  { name: 'with the host closed, every page opens', walk: goOffline },
]

/** What is left where no script ever arrives. */
export const plainJourney: readonly Step[] = [
  { name: 'without its script, every page opens', walk: openEveryPlainPage },
  { name: 'without its script, the menu opens, closes and leads on', walk: usePlainMenu },
  { name: 'without its script, one answer is open at a time', walk: askPlainQuestions },
  { name: 'without its script, one legal document is shown at a time', walk: switchPlainDocuments },
  { name: 'without its script, a mail link takes the place of the form’s help', walk: findMailLink },
]

async function openEveryPage(driver: Driver, { origin }: RunningSite) {
  for (const path of paths) {
    await openAwake(driver, origin + path)
    assert.equal(await headingOf(driver), headings[path], path)
  }
  await openAwake(driver, `${origin}/no-such-page`)
  assert.equal(await headingOf(driver), notFoundPage.title)
}

async function openEveryPlainPage(driver: Driver, { origin }: RunningSite) {
  for (const path of paths) {
    await driver.open(origin + path)
    assert.equal(await headingOf(driver), headings[path], path)
  }
  assert.equal(await isAwake(driver), false)
}

async function followLinks(driver: Driver, { origin }: RunningSite) {
  const errors = await openAwake(driver, origin)
  for (const path of linkedPaths) {
    await driver.click(linkTo(path))
    await arriveAt(driver, path)
    // The link to /legal names a document.
    const heading = path === '/legal' ? `#${firstDocument}` : 'main h1'
    await eventually(() => isFocused(driver, heading), `focus on the heading of ${path}`)
  }
  assert.deepEqual(await errors(), [])
}

/** A page shown by the script has its style from elsewhere (decision 014), and nothing left of the page before. */
async function compareLooks(driver: Driver, { origin }: RunningSite) {
  const looks = new Map<PagePath, string[]>()
  for (const path of linkedPaths) {
    await openAwake(driver, origin + path)
    looks.set(path, await lookOf(driver))
  }
  const isAsOpened = async (path: PagePath) => String(await lookOf(driver)) === String(looks.get(path))
  // It begins on the last of them, whose style stands in the head all the while.
  for (const path of linkedPaths) {
    await driver.click(linkTo(path))
    await arriveAt(driver, path)
    await eventually(() => isAsOpened(path), `${path} to look as it does when it is opened`)
  }
  for (const path of [...linkedPaths.toReversed().slice(1), linkedPaths.at(-1)!]) {
    await driver.back()
    await arriveAt(driver, path)
    await eventually(() => isAsOpened(path), `${path} to look the same after Back`)
  }
}

async function goBackAndForward(driver: Driver, { origin }: RunningSite) {
  const errors = await openAwake(driver, `${origin}/rewards`)
  const place = () => driver.evaluate(() => Math.round(scrollY), null)
  // Drivers scroll to what they click on, each in its own way.
  await driver.evaluate(() => {
    const notePlace = () => Object.assign(window, { placeLeft: Math.round(scrollY) })
    addEventListener('click', notePlace, { capture: true, once: true })
  }, null)
  await driver.click(linkTo('/careers'))
  const left = await driver.evaluate(() => Number(Reflect.get(window, 'placeLeft')), null)
  assert.ok(left > 500, `${left} pixels of scroll`)
  await arriveAt(driver, '/careers')
  await eventually(async () => (await place()) === 0, 'the new page to start at its top')
  await driver.back()
  await arriveAt(driver, '/rewards')
  await eventually(async () => (await place()) === left, `Back to lead to ${left} pixels`)
  await driver.forward()
  await arriveAt(driver, '/careers')
  await eventually(async () => (await place()) === 0, 'Forward to lead to the top')
  assert.deepEqual(await errors(), [])
}

async function leaveNotFound(driver: Driver, { origin }: RunningSite) {
  const errors = await openAwake(driver, `${origin}/no-such-page`)
  const look = await lookOf(driver)
  await driver.click(linkTo('/about'))
  await arriveAt(driver, '/about')
  await driver.back()
  await eventually(async () => (await headingOf(driver)) === notFoundPage.title, 'Back to lead on')
  await eventually(async () => (await titleOf(driver)) === headFor('/no-such-page').title, 'its title')
  await eventually(async () => String(await lookOf(driver)) === String(look), 'its look')
  assert.deepEqual(await errors(), [])
}

/** Safari could not construct a style sheet before 16.4. */
async function followLinksOnOldEngine(driver: Driver, { origin }: RunningSite) {
  const cookies = legalOutline.find(({ id }) => id === 'cookies')!
  await openAwake(driver, origin)
  await driver.evaluate(() => {
    CSSStyleSheet.prototype.replaceSync = () => {
      throw new TypeError('Illegal constructor')
    }
  }, null)
  await driver.click(`footer a[href="/legal#${cookies.id}"]`)
  await eventually(
    async () => isOnly(await shownOf(driver, '.legal-document h2'), cookies.title),
    'the document that the link names',
  )
  await driver.back()
  await arriveAt(driver, '/')
}

/** The footer's link to a page, which a narrow window shows without a menu. */
function linkTo(path: PagePath): string {
  return `footer a:is([href="${path}"], [href="${path}#${firstDocument}"])`
}

async function arriveAt(driver: Driver, path: PagePath) {
  const address = () => driver.evaluate(() => location.pathname + location.search, null)
  await eventually(async () => (await address()) === path, `the address ${path}`)
  await eventually(async () => (await headingOf(driver)) === headings[path], `the heading of ${path}`)
  await eventually(async () => (await titleOf(driver)) === headFor(path).title, `the title of ${path}`)
}

function titleOf(driver: Driver): Promise<string> {
  return driver.evaluate(() => document.title, null)
}

async function scrollHeader(driver: Driver, { origin }: RunningSite) {
  await openAwake(driver, `${origin}/rewards`)
  for (const [pixels, hasGround] of [
    [11, true],
    [10, false],
    [400, true],
    [0, false],
  ] as const) {
    await driver.evaluate((top) => scrollTo(0, top), pixels)
    const look = () =>
      driver.evaluate(
        (selector) =>
          getComputedStyle(document.querySelector(selector)!, '::before').visibility === 'visible',
        '.site-header',
      )
    await eventually(async () => (await look()) === hasGround, `ground ${hasGround} at ${pixels} pixels`)
  }
}

async function useMenu(driver: Driver, site: RunningSite) {
  await openAwake(driver, `${site.origin}/rewards`)
  await walkMenu(driver)
  await eventually(() => isFocused(driver, 'main h1'), 'focus on the heading of the new page')
}

async function usePlainMenu(driver: Driver, site: RunningSite) {
  await driver.open(`${site.origin}/rewards`)
  await walkMenu(driver)
}

async function walkMenu(driver: Driver) {
  assert.equal(await isShown(driver, menu), false)
  await driver.click(toggle)
  await eventually(() => isShown(driver, menu), 'the menu to open')
  await driver.press('Escape')
  await eventually(async () => !(await isShown(driver, menu)), 'Escape to close the menu')
  assert.equal(await isFocused(driver, toggle), true, 'focus is back on the toggle')
  await driver.click(toggle)
  await eventually(() => isShown(driver, menu), 'the menu to open again')
  await driver.click(`${menu} a[href="/fitness"]`)
  await eventually(async () => (await headingOf(driver)) === headings['/fitness'], 'the page of the link')
  assert.equal(await isShown(driver, menu), false, 'the menu closes on navigation')
}

async function useNote(driver: Driver, { origin }: RunningSite) {
  await openAwake(driver, `${origin}/about`)
  await driver.click(toggle)
  await driver.click(`${menu} button`)
  await eventually(() => isShown(driver, note), 'the note to open')
  await driver.click(`${note} button[popovertargetaction="hide"]`)
  await eventually(async () => !(await isShown(driver, note)), 'the note to close')
}

async function askQuestions(driver: Driver, { origin }: RunningSite) {
  await openAwake(driver, `${origin}/rewards`)
  await walkQuestions(driver)
}

async function askPlainQuestions(driver: Driver, { origin }: RunningSite) {
  await driver.open(`${origin}/rewards`)
  await walkQuestions(driver)
}

async function walkQuestions(driver: Driver) {
  const question = (place: number) => `.faq-item:nth-of-type(${place}) > summary`
  const open = () =>
    driver.evaluate(
      (selector) =>
        [...document.querySelectorAll<HTMLDetailsElement>(selector)].map((item) => item.open).indexOf(true) +
        1,
      'details',
    )
  assert.equal(await open(), 0)
  for (const place of [1, 6, 5]) {
    await driver.click(question(place))
    await eventually(async () => (await open()) === place, `answer ${place} to open`)
    await eventually(
      async () =>
        (await driver.evaluate(() => document.querySelectorAll('details[open]').length, null)) === 1,
      'every other answer to close',
    )
    await eventually(
      () => isShown(driver, `.faq-item:nth-of-type(${place}) .faq-answer`),
      'the answer to show',
    )
  }
  await driver.click(question(5))
  await eventually(async () => (await open()) === 0, 'the open answer to close')
}

async function switchDocuments(driver: Driver, { origin }: RunningSite) {
  await openAwake(driver, `${origin}/legal`)
  assert.deepEqual(await shownOf(driver, '.legal-document h2'), ['Terms of Service'])
  for (const { id, title } of legalOutline.toReversed()) {
    await driver.click(`.legal-menu a[href$="#${id}"]`)
    await eventually(async () => isOnly(await shownOf(driver, '.legal-document h2'), title), `${title} alone`)
    await eventually(() => isFocused(driver, `#${id}`), `focus on the title ${title}`)
  }
  await driver.back()
  await eventually(
    async () => isOnly(await shownOf(driver, '.legal-document h2'), 'Privacy Policy'),
    'Back to show the document before',
  )
}

async function switchPlainDocuments(driver: Driver, { origin }: RunningSite) {
  await driver.open(`${origin}/legal`)
  assert.deepEqual(await shownOf(driver, '.legal-document h2'), ['Terms of Service'])
  for (const { id, title } of legalOutline.toReversed()) {
    await driver.click(`.legal-menu a[href$="#${id}"]`)
    await eventually(async () => isOnly(await shownOf(driver, '.legal-document h2'), title), `${title} alone`)
  }
}

function isOnly(shown: readonly string[], title: string): boolean {
  return shown.length === 1 && shown[0] === title
}

async function makeErrors(driver: Driver, { origin }: RunningSite) {
  await openAwake(driver, `${origin}/contact`)
  await driver.type('[name="lastName"]', 'Mokoena')
  await driver.type('[name="email"]', 'thandi@')
  await driver.click('form [type="submit"]')
  const { firstName, email, systemRequirements } = requestForm.fields
  const expected = [firstName.errors.missing, email.errors.invalid, systemRequirements.errors.missing]
  await eventually(
    async () => (await shownOf(driver, '.field-error')).join() === expected.map((text) => `!${text}`).join(),
    'an error at each field that is wrong',
  )
  await eventually(() => isFocused(driver, '[name="firstName"]'), 'focus on the first of them')
  const kept = await driver.evaluate(() => {
    const fields = new FormData(document.querySelector('form')!)
    return [fields.get('lastName'), fields.get('email')]
  }, null)
  assert.deepEqual(kept, ['Mokoena', 'thandi@'])
}

async function findMailLink(driver: Driver, { origin }: RunningSite) {
  await driver.open(`${origin}/contact`)
  assert.equal(await isShown(driver, 'main a[href^="mailto:"].button-primary'), true)
}

async function install(driver: Driver, { origin }: RunningSite) {
  await driver.open(`${origin}/about`)
  await eventually(
    () => driver.evaluate(() => navigator.serviceWorker.controller?.state === 'activated', null),
    'the service worker to be in charge',
  )
  const kept = await driver.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map((request) => new URL(request.url).pathname)
  }, null)
  for (const path of [...paths, '/404.html']) assert.ok(kept.includes(path), `${path} is kept`)
}

async function goOffline(driver: Driver, site: RunningSite) {
  await site.close()
  for (const path of paths) {
    await driver.open('about:blank')
    await openAwake(driver, `${site.origin}${path}?utm_source=x`)
    assert.equal(await headingOf(driver), headings[path], path)
  }
  await driver.open(`${site.origin}/no/such/page`)
  assert.equal(await headingOf(driver), notFoundPage.title)
}
