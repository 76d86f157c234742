import type { Locator } from '@playwright/test'
import { header } from '../src/content/navigation.ts'
import { notFoundPage } from '../src/content/pages.ts'
import { site as facts } from '../src/content/site.ts'
import { headings, paths } from './support/site.ts'
import { expect, heading, test } from './support/test.ts'

/** The built files, as a browser without JavaScript shows them and as machines read them. */
test.use({ javaScriptEnabled: false })

/** The values of an attribute, one for each element. */
function attributes(elements: Locator, name: string): Promise<string[]> {
  return elements.evaluateAll((all, wanted) => all.map((element) => element.getAttribute(wanted) ?? ''), name)
}

test('every page is a whole document that says what it is, with one script and nothing from elsewhere', async ({
  page,
  baseURL,
}) => {
  const requested = new Set<string>()
  page.on('request', (request) => requested.add(new URL(request.url()).origin))
  for (const path of paths) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', facts.locale)
    await expect(heading(page)).toBeVisible()
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark), path).toHaveCount(1)
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
    await expect(page.locator('script:not([type="application/ld+json"])'), path).toHaveCount(1)
    await expect(page.locator('script[src], body style, [style], [onclick], [onload]'), path).toHaveCount(0)
    const named = [
      ...(await attributes(page.locator('[src]'), 'src')),
      ...(await attributes(page.locator('link:not([rel="canonical"]), use'), 'href')),
    ]
    const foreign = named.filter((address) => !/^(#|data:image\/|\/(?!\/))/.test(address))
    expect(foreign, path).toEqual([])
  }
  expect(requested).toEqual(new Set([baseURL]))
})

test('the not-found page keeps out of search engines and knows the way home', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', facts.locale)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
  await expect(heading(page)).toHaveText(notFoundPage.title)
  await expect(page.locator('#site-menu ul:first-child a')).toHaveText(header.links.map(({ label }) => label))
  await page.getByRole('main').getByRole('link', { name: notFoundPage.action.label }).click()
  await expect(page).toHaveURL('/')
  await expect(heading(page)).toHaveText(headings['/'])
})

test('every link inside the site leads to a page with the place that it names, and every file that a page names is there', async ({
  request,
}) => {
  const html = new Map<string, string>()
  for (const path of [...paths, '/404.html']) html.set(path, await (await request.get(path)).text())

  const links = [...html].flatMap(([path, text]) =>
    [...text.matchAll(/<a [^>]*?href="([/#][^"]*)"/g)].map(
      ([, href = '']) => new URL(href, `https://site.example${path}`),
    ),
  )
  expect(links.length).toBeGreaterThan(100)
  const broken = links.filter(({ pathname, hash }) => {
    const target = html.get(pathname)
    return !target || (hash !== '' && !target.includes(` id="${hash.slice(1)}"`))
  })
  expect([...new Set(broken.map((link) => link.pathname + link.hash))]).toEqual([])

  const inMarkup = /(?: src="| href="|og:image" content="https:\/\/[^/"]+|url\()(\/[^")#]*\.\w+)/g
  const files = new Set(
    [...html.values()].flatMap((text) => Array.from(text.matchAll(inMarkup), ([, file]) => file!)),
  )
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as Record<
    'icons' | 'screenshots',
    { src: string }[]
  >
  for (const { src } of [...manifest.icons, ...manifest.screenshots]) files.add(src)
  expect(files).toContain('/manifest.webmanifest')
  expect([...files].some((file) => file.startsWith('/og/'))).toBe(true)
  const missing: string[] = []
  for (const file of files) if (!(await request.get(file)).ok()) missing.push(file)
  expect(missing).toEqual([])
})

test('the icon of the tab is in the page and is a picture', async ({ page }) => {
  await page.goto('/about')
  const icon = page.locator('link[rel="icon"][type="image/svg+xml"]')
  const width = await icon.evaluate(async (link: HTMLLinkElement) => {
    const picture = Object.assign(new Image(), { src: link.href })
    await picture.decode()
    return picture.width
  })
  expect(await icon.getAttribute('href')).toMatch(/^data:image\/svg\+xml,/)
  expect(width).toBeGreaterThan(0)
})
