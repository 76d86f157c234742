import type { Page } from '@playwright/test'
import { headFor } from '../src/app/head.ts'
import { header } from '../src/content/navigation.ts'
import { legalDocuments } from '../src/content/legal/documents.ts'
import { notFoundPage, pageAt } from '../src/content/pages.ts'
import type { PagePath } from '../src/content/pages.ts'
import { site } from '../src/content/site.ts'
import { footerLegalLinks, footerPaths, headerLinks } from '../tests/content/specification.ts'
import { headings, pageScript, scriptOf } from './support/site.ts'
import { expect, hydrated, listenToErrors, openHydrated, test } from './support/test.ts'

const footerTargets = [...footerPaths, ...footerLegalLinks.map(({ hash }) => `/legal#${hash}`)]

/** Whatever opens a new document loses this mark. */
async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
}

async function expectSameDocument(page: Page) {
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true)
}

async function expectPage(page: Page, path: PagePath) {
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[path])
  await expect(page).toHaveTitle(headFor(path).title)
}

/** The header's links, which stand in a menu on a phone. */
async function headerLink(page: Page, label: string) {
  const toggle = page.getByRole('button', { name: header.menuLabel })
  if (await toggle.isVisible()) await toggle.click()
  return page.getByRole('banner').getByRole('navigation').getByRole('link', { name: label, exact: true })
}

function scrollPosition(page: Page) {
  return page.evaluate(() => scrollY)
}

test('the header has the links of the specification, in order', async ({ page }) => {
  await page.goto('/about')
  const banner = page.getByRole('banner')

  await expect(banner.getByRole('link', { name: site.name })).toHaveAttribute('href', '/')
  const links = banner.locator('nav a')
  await expect(links).toHaveText(headerLinks.map(({ label }) => label))
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(targets).toEqual(headerLinks.map(({ to }) => to))
})

test('the footer has the links of the specification, the support address and where it is made', async ({
  page,
}) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')

  const targets = await footer
    .locator('nav a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(targets).toEqual(footerTargets)
  for (const { label, hash: id } of footerLegalLinks) {
    await expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', `/legal#${id}`)
  }
  await expect(footer.getByRole('link', { name: site.supportEmail })).toHaveAttribute(
    'href',
    `mailto:${site.supportEmail}`,
  )
  await expect(footer.getByText(site.tagline)).toBeVisible()
  await expect(footer.getByText('Made in South Africa')).toBeVisible()
})

test('the header leads from page to page inside one document', async ({ page }) => {
  await openHydrated(page, '/')
  await markDocument(page)

  for (const { label, to: path } of headerLinks) {
    await (await headerLink(page, label)).click()
    await expectPage(page, path)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      pageAt(path).description,
    )
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))
    await expect(page.getByRole('banner').locator('[aria-current="page"]')).toHaveText([label])
    await expectSameDocument(page)
  }
  await page.getByRole('banner').getByRole('link', { name: header.homeLabel }).click()
  await expectPage(page, '/')
  await expectSameDocument(page)
})

test('a new page starts at its top with focus on its heading', async ({ page }) => {
  await openHydrated(page, '/rewards')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()

  await expectPage(page, '/careers')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => scrollPosition(page)).toBe(0)
})

test('Back and Forward bring title, page and place back', async ({ page }) => {
  await openHydrated(page, '/rewards')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' })
  await link.scrollIntoViewIfNeeded()
  const place = await scrollPosition(page)
  expect(place).toBeGreaterThan(500)
  await markDocument(page)

  await link.click()
  await expectPage(page, '/careers')
  await page.goBack()
  await expectPage(page, '/rewards')
  await expect.poll(() => scrollPosition(page)).toBe(place)
  await page.goForward()
  await expectPage(page, '/careers')
  await expect.poll(() => scrollPosition(page)).toBe(0)
  await expectSameDocument(page)
})

test('a page fades in, unless it only wakes up or the browser has shown the way, as after a swipe back', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { value: true })
    Object.assign(window, { transitions: 0 })
    Document.prototype.startViewTransition = new Proxy(Document.prototype.startViewTransition, {
      apply(start, document, update) {
        Object.assign(window, { transitions: Reflect.get(window, 'transitions') + 1 })
        return Reflect.apply(start, document, update)
      },
    })
  })
  const transitions = () => page.evaluate(() => Reflect.get(window, 'transitions') as number)
  await openHydrated(page, '/rewards')
  expect(await transitions()).toBe(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expectPage(page, '/careers')
  expect(await transitions()).toBe(1)

  await page.goBack()
  await expectPage(page, '/rewards')
  expect(await transitions()).toBe(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expectPage(page, '/about')
  expect(await transitions()).toBe(2)
})

test('a link fetches its page as soon as somebody reaches for it', async ({ page, isMobile }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await openHydrated(page, '/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' })
  await link.scrollIntoViewIfNeeded()
  expect(requested).not.toContain('/careers')

  if (isMobile) await link.dispatchEvent('touchstart')
  else await link.hover()
  await expect.poll(() => requested).toContain('/careers')
  await expect(page).toHaveURL('/')
})

test('an unknown path shows the not-found page, with the whole navigation', async ({ page }) => {
  const response = await page.goto('/no/such/page?x=1#y')

  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundPage.title)
  await expect(page).toHaveTitle(new RegExp(notFoundPage.title))
  await (await headerLink(page, 'Rewards')).click()
  await expectPage(page, '/rewards')
})

test('Back to an unknown path brings its title, its style and its words back', async ({ page }) => {
  await openHydrated(page, '/no-such-page')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rewards' }).click()
  await expectPage(page, '/rewards')
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1)
  await page.goBack()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundPage.title)
  await expect(page).toHaveTitle(headFor('/no-such-page').title)
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
})

for (const { label, hash: id } of footerLegalLinks) {
  test(`${label} in the footer opens that document`, async ({ page }) => {
    await openHydrated(page, '/rewards')
    await page.getByRole('contentinfo').getByRole('link', { name: label }).click()

    await expect(page).toHaveURL(`/legal#${id}`)
    for (const document of legalDocuments) {
      const heading = page
        .getByRole('main')
        .getByRole('heading', { name: document.title, level: 2, exact: true })
      if (document.id === id) await expect(heading).toBeInViewport()
      else await expect(heading).toBeHidden()
    }
  })
}

test('fault 28: a storm of clicks, Back and Forward ends on the page that the address names', async ({
  page,
}) => {
  const errors = listenToErrors(page)
  await openHydrated(page, '/')
  await page.evaluate(async () => {
    const paths = ['/about', '/careers', '/contact', '/about', '/careers']
    for (const path of paths) {
      document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click()
      await new Promise(requestAnimationFrame)
    }
    history.back()
    history.back()
    history.forward()
  })

  const names: Readonly<Record<string, string>> = headings
  await expect
    .poll(async () => names[new URL(page.url()).pathname] === (await page.locator('main h1').textContent()))
    .toBe(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expectPage(page, '/contact')
  await expect(page.locator('main h1')).toHaveCount(1)
  expect(errors).toEqual([])
})

test('an engine without popovers goes from page to page all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover')
    Element.prototype.matches = new Proxy(Element.prototype.matches, {
      apply(matches, element, [selector]) {
        if (selector === ':popover-open') throw new DOMException(selector, 'SyntaxError')
        return Reflect.apply(matches, element, [selector])
      },
    })
  })
  const errors = listenToErrors(page)
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await openHydrated(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()

  await expectPage(page, '/careers')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(errors).toEqual([])
})

test('a page that fails once is opened as a browser opens any link', async ({ page }) => {
  await openHydrated(page, '/')
  let documents = 0
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0))
  await page.route('**/careers', (route) => {
    if (route.request().isNavigationRequest()) return route.continue()
    return route.fulfill({ status: 500 })
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()

  await expectPage(page, '/careers')
  await hydrated(page)
  expect(documents).toBe(1)
})

test('a document in a page that fails once is opened as a browser opens any link', async ({ page }) => {
  await openHydrated(page, '/')
  await page.route('**/legal', (route) => {
    if (route.request().isNavigationRequest()) return route.continue()
    return route.fulfill({ status: 500 })
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).click()

  await expect(page).toHaveURL('/legal#cookies')
  await expect(
    page.getByRole('main').getByRole('heading', { name: 'Cookie Policy', level: 2 }),
  ).toBeInViewport()
  await hydrated(page)
  await page.goBack()
  await expectPage(page, '/')
})

test('a page that fails after its visitor has gone elsewhere is not opened', async ({ page }) => {
  await openHydrated(page, '/')
  await markDocument(page)
  let fail = () => {}
  const failing = new Promise<void>((resolve) => (fail = resolve))
  await page.route('**/careers', async (route) => {
    await failing
    await route.fulfill({ status: 500 })
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/careers')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expectPage(page, '/about')

  fail()
  // Whatever comes of the failure has come by the time that a later request has failed too.
  await page.evaluate(() => fetch('/careers'))
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expectPage(page, '/about')
  await expectSameDocument(page)
})

test('a page of another version is opened whole, with the style and the scripts of that version', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await markDocument(page)
  await page.route('**/careers', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(scriptOf('renderer/+client.ts'), '/assets/entries/other.js')
    if (route.request().isNavigationRequest()) return route.continue()
    return route.fulfill({ response, body: html })
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()

  await expectPage(page, '/careers')
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(false)
})

test('a page whose script is gone for good stays as the server sent it', async ({ page }) => {
  await page.route(`**${pageScript('/contact')}`, (route) => route.fulfill({ status: 404 }))
  let documents = 0
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0))
  await openHydrated(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()

  await expectPage(page, '/contact')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(documents).toBe(2)
})
