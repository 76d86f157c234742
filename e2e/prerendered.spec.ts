import { header } from '../src/content/navigation.ts'
import { notFoundPage, pages } from '../src/content/pages.ts'
import { site as facts } from '../src/content/site.ts'
import { headings, pageScript, paths } from './support/site.ts'
import { expect, test } from './support/test.ts'

/** The built HTML, as a browser without JavaScript shows it. */
test.use({ javaScriptEnabled: false })

for (const { path, title, description } of pages) {
  test(`${path} is a whole page without JavaScript`, async ({ page }) => {
    const response = await page.goto(path)

    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-ZA')
    await expect(page.locator('h1')).toHaveText([headings[path]])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1)
    }
    expect(await page.title()).toContain(title)
    expect(await page.title()).toContain(facts.name)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description)
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  })

  test(`${path} has one address and says so when it is shared`, async ({ page }) => {
    await page.goto(path)

    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(canonical).toMatch(/^https:\/\//)
    expect(new URL(canonical!).pathname).toBe(path)
    const shared = {
      'og:type': 'website',
      'og:url': canonical!,
      'og:site_name': facts.name,
      'og:locale': 'en_ZA',
      'og:title': await page.title(),
      'og:description': description,
    }
    for (const [property, content] of Object.entries(shared)) {
      await expect(page.locator(`meta[property="${property}"]`), property).toHaveAttribute('content', content)
    }
  })

  test(`${path} loads nothing inline and nothing from elsewhere`, async ({ page, baseURL }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.goto(path)

    const scriptTypes = await page
      .locator('script:not([src])')
      .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('type')))
    expect(new Set(scriptTypes)).toEqual(new Set(['application/ld+json']))
    await expect(page.locator('[style], style')).toHaveCount(0)
    const loaded = await page
      .locator('[src], [srcset], link[href]:not([rel="canonical"])')
      .evaluateAll((elements) =>
        elements.map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
      )
    const origins = [...loaded, ...requested].map((address) => new URL(address, baseURL).origin)
    expect(new Set(origins)).toEqual(new Set([baseURL]))
  })

  test(`${path} preloads its own script and no other page's`, async ({ page }) => {
    await page.goto(path)

    const preloaded = await page
      .locator('link[rel="modulepreload"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const pageScripts = paths.map(pageScript)
    expect(preloaded.filter((address) => pageScripts.includes(address ?? ''))).toEqual([pageScript(path)])
  })

  test(`${path} describes itself to search engines in valid JSON-LD`, async ({ page }) => {
    await page.goto(path)

    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    const data = blocks.map((block) => JSON.parse(block) as Record<string, unknown>)
    expect(data.length).toBeGreaterThan(0)
    for (const item of data) {
      expect(item['@context']).toBe('https://schema.org')
      expect(item['@type']).toEqual(expect.any(String))
    }
  })
}

test('no two pages share a title, a description or an address', async ({ page }) => {
  const heads: string[][] = []
  for (const path of paths) {
    await page.goto(path)
    heads.push([
      await page.title(),
      (await page.locator('meta[name="description"]').getAttribute('content')) ?? '',
      (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '',
    ])
  }

  for (const column of [0, 1, 2]) {
    expect(new Set(heads.map((head) => head[column])).size).toBe(11)
  }
})

test('every link inside the site leads to a page, and every #target is on it', async ({ page }) => {
  const links = new Set<string>()
  for (const path of paths) {
    await page.goto(path)
    const hrefs = await page
      .locator('a[href^="/"], a[href^="#"]')
      .evaluateAll((anchors) => (anchors as HTMLAnchorElement[]).map((anchor) => anchor.href))
    for (const href of hrefs) links.add(href)
  }

  const broken: string[] = []
  for (const link of links) {
    const response = await page.goto(link)
    const target = decodeURIComponent(new URL(link).hash.slice(1))
    const isThere = target === '' || (await page.locator(`[id="${target}"]`).count()) === 1
    if ((response && response.status() !== 200) || !isThere) broken.push(link)
  }
  expect(broken).toEqual([])
})

test('the not-found page keeps out of search engines and knows the way home', async ({ page }) => {
  const response = await page.goto('/no-such-page')

  expect(response?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-ZA')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
  await expect(page.locator('h1')).toHaveText([notFoundPage.title])
  await expect(page.getByRole('banner').locator('nav a')).toHaveText(header.links.map((link) => link.label))
  await page.getByRole('main').getByRole('link', { name: notFoundPage.action.label }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings['/'])
})

test('the files for machines list every page', async ({ request, page }) => {
  const canonicals: string[] = []
  for (const path of paths) {
    await page.goto(path)
    canonicals.push((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '')
  }

  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])).toEqual(canonicals)
  const readingList = await (await request.get('/llms.txt')).text()
  expect([...readingList.matchAll(/\]\((.*?)\)/g)].map((match) => match[1])).toEqual(canonicals)
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${new URL('/sitemap.xml', canonicals[0]).href}`)
  expect(robots).not.toContain('Disallow: /')
})

test('every picture, icon and manifest that a page names is there', async ({ page, request }) => {
  const addresses = new Set<string>()
  for (const path of paths) {
    await page.goto(path)
    const named = await page
      .locator('img[src], use[href], link[href]:not([rel="canonical"]), meta[property="og:image"]')
      .evaluateAll((elements) =>
        elements.map(
          (element) =>
            element.getAttribute('src') ?? element.getAttribute('href') ?? element.getAttribute('content') ?? '',
        ),
      )
    // A shared picture carries the public origin; the file is the same here.
    for (const address of named) addresses.add(new URL(address, 'https://site.example').pathname)
  }
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] }
  for (const icon of manifest.icons) addresses.add(icon.src)

  const missing: string[] = []
  for (const address of addresses) {
    const response = await request.get(address)
    if (response.status() !== 200) missing.push(address)
  }
  expect(missing).toEqual([])
})
