import { requestForm } from '../../src/content/contact.ts'
import { header } from '../../src/content/navigation.ts'
import { site as facts } from '../../src/content/site.ts'
import { inOwnBrowser } from '../support/own-browser.ts'
import { headings } from '../support/site.ts'
import { hydrated, listenToErrors, openHydrated } from '../support/test.ts'
import { expect, heading, kept, test } from '../support/worker.ts'

/** Faults that a page meets without the worker having a part in them. The numbers are those of README.md. */

for (const years of [-10, 10]) {
  test(`fault 22: the clock is off by ${years} years: nothing breaks`, async ({ page }) => {
    const errors = listenToErrors(page)
    const time = new Date()
    time.setFullYear(time.getFullYear() + years)
    await page.clock.install({ time })
    await openHydrated(page, '/contact')
    expect(await page.evaluate(() => new Date().getFullYear())).toBe(time.getFullYear())
    const field = page.getByLabel(requestForm.fields.firstName.label)
    await field.fill('Thandi')
    await kept(page)
    await page.reload()
    await hydrated(page)
    await expect(field).toHaveValue('Thandi')
    await page.getByRole('contentinfo').locator('a[href="/rewards"]').click()
    await expect(heading(page)).toHaveText(headings['/rewards'])

    expect(errors).toEqual([])
  })
}

test('fault 24: every script breaks off half-way: all that works without scripts works', async ({
  page,
  ownSite,
}) => {
  let brokenOff = 0
  ownSite.failAll((request, response) => {
    if (!request.url!.endsWith('.js')) return false
    brokenOff += 1
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Length': '50000' })
    response.write('let whatFollowsIsMissing = (', () => response.destroy())
    return true
  })
  await page.goto('/rewards')
  await page.waitForLoadState('networkidle')
  expect(brokenOff).toBeGreaterThan(0)
  await expect(heading(page)).toHaveText(headings['/rewards'])
  const [question] = await page.locator('summary').all()
  await question!.tap()
  await expect(page.locator('details[open]')).toHaveCount(1)
  await page.getByRole('button', { name: header.menuLabel }).tap()
  await page.getByRole('navigation', { name: header.navigationLabel }).getByText('Fitness').tap()
  await expect(heading(page)).toHaveText(headings['/fitness'])

  await page.goto('/legal#privacy')
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: /Privacy/ })).toBeVisible()
  await page.goto('/contact')
  const { linkLabel } = requestForm.withoutJavaScript
  const mailLink = page.getByRole('main').getByRole('link', { name: linkLabel })
  expect(await mailLink.getAttribute('href')).toContain(`mailto:${facts.supportEmail}`)
})

test('fault 25: font and pictures are gone, and the style came with the page: readable, with words for the pictures', async ({
  page,
  ownSite,
}) => {
  const errors = listenToErrors(page)
  const lost: string[] = []
  ownSite.failAll((request, response) => {
    if (!/\.(css|woff2|svg|png|ico)$/.test(request.url!)) return false
    lost.push(request.url!)
    response.writeHead(404).end()
    return true
  })
  for (const path of ['/', '/wellnet'] as const) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(heading(page)).toHaveText(headings[path])
    await expect(heading(page)).toBeVisible()
    const pictures = page.getByRole('main').locator('img')
    expect(await pictures.count()).toBeGreaterThan(0)
    expect(await pictures.evaluateAll((images) => images.every((image) => image.hasAttribute('alt')))).toBe(
      true,
    )
    expect(await page.evaluate(() => document.body.innerText.length)).toBeGreaterThan(1000)
  }
  await expect(page.getByRole('main').getByRole('img').first()).toHaveAccessibleName(/\w{3}/)
  await page.getByRole('contentinfo').locator('a[href="/careers"]').press('Enter')
  await expect(heading(page)).toHaveText(headings['/careers'])

  for (const ending of ['.woff2', '.svg']) expect(lost.some((url) => url.endsWith(ending))).toBe(true)
  expect(errors).toEqual([])
})

test('fault 29: restored from the back/forward cache: the menu is closed and the header is right', async ({
  ownSite,
}) => {
  const narrowWindow = { parameters: ['--window-size=500,800'], without: ['--disable-back-forward-cache'] }
  await inOwnBrowser(narrowWindow, async (page) => {
    await openHydrated(page, `${ownSite.origin}/rewards`)
    await page.evaluate(() => {
      window.addEventListener('pageshow', (event) => Object.assign(window, { isRestored: event.persisted }))
      scrollTo(0, 400)
    })
    await page.getByRole('button', { name: header.menuLabel }).click()
    const menu = page.getByRole('navigation', { name: header.navigationLabel })
    await expect(menu).toBeVisible()
    await page.goto(`${ownSite.origin}/about`)
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(`${ownSite.origin}/rewards`)

    expect(await page.evaluate(() => (window as { isRestored?: boolean }).isRestored)).toBe(true)
    await expect(menu).toBeHidden()
    await expect(page.locator('[inert]')).toHaveCount(0)
    expect(await page.evaluate(() => scrollY)).toBe(400)
    const ground = page.locator('.site-header')
    expect(await ground.evaluate((element) => getComputedStyle(element, '::before').visibility)).toBe(
      'visible',
    )
    await page.evaluate(() => scrollTo(0, 0))
    await expect
      .poll(() => ground.evaluate((element) => getComputedStyle(element, '::before').visibility))
      .toBe('hidden')
  })
})
