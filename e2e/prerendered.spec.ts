import { createHash } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { header } from '../src/content/navigation.ts'
import { notFoundPage, pages } from '../src/content/pages.ts'
import { site } from '../src/content/site.ts'
import { headings, pageScript, paths } from './support/site.ts'
import { expect, test } from './support/test.ts'

/** The built HTML, as a browser without JavaScript shows it. */
test.use({ javaScriptEnabled: false })

/** The values of an attribute, one for each element. */
function attributes(elements: Locator, name: string): Promise<string[]> {
  return elements.evaluateAll((all, wanted) => all.map((element) => element.getAttribute(wanted) ?? ''), name)
}

for (const { path, title, description } of pages) {
  test(`${path} is a whole page and says in its head what it is`, async ({ page }) => {
    const response = await page.goto(path)

    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-ZA')
    await expect(page.locator('h1')).toHaveText([headings[path]])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1)
    }
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)

    const documentTitle = await page.title()
    expect(documentTitle).toContain(title)
    expect(documentTitle).toContain(site.name)
    const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? ''
    expect(canonical).toMatch(/^https:\/\//)
    expect(new URL(canonical).pathname).toBe(path)
    const metas = {
      '[name="description"]': description,
      '[property="og:type"]': 'website',
      '[property="og:url"]': canonical,
      '[property="og:site_name"]': site.name,
      '[property="og:locale"]': 'en_ZA',
      '[property="og:title"]': documentTitle,
      '[property="og:description"]': description,
    }
    for (const [name, content] of Object.entries(metas)) {
      await expect(page.locator(`meta${name}`)).toHaveAttribute('content', content)
    }

    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(blocks.length).toBeGreaterThan(0)
    for (const block of blocks) {
      expect(JSON.parse(block)).toMatchObject({
        '@context': 'https://schema.org',
        '@type': expect.any(String),
      })
    }
  })

  test(`${path} loads its own script, has one in itself, and nothing from elsewhere`, async ({
    page,
    request,
    baseURL,
  }) => {
    const requested: string[] = []
    page.on('request', (sent) => requested.push(sent.url()))
    await page.goto(path)

    const scriptTypes = await attributes(page.locator('script:not([src])'), 'type')
    // The one without a type is the same on all pages (renderer/later.ts).
    expect(scriptTypes.filter((type) => type !== 'application/ld+json')).toEqual([''])
    await expect(page.locator('body style, [style], [onclick], [onload]')).toHaveCount(0)

    const loaded = [
      ...(await attributes(page.locator('[src]'), 'src')),
      ...(await attributes(page.locator('link:not([rel="canonical"]), use'), 'href')),
    ]
    const origins = [...loaded, ...requested]
      .filter((address) => !address.startsWith('data:'))
      .map((address) => new URL(address, baseURL).origin)
    expect(new Set(origins)).toEqual(new Set([baseURL]))

    const html = await (await request.get(path)).text()
    const preloaded = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href)
    const script = pageScript(path)
    expect(preloaded).toEqual(script ? [script] : [])
  })
}

test('every page names the hash of each script that it loads', async ({ request }) => {
  for (const path of [...paths, '/no-such-page']) {
    const html = await (await request.get(path)).text()
    const tags = html.match(/<script src=[^>]+>|<link rel="modulepreload"[^>]+>/g) ?? []
    expect(tags.length, path).toBeGreaterThan(0)
    for (const tag of tags) {
      const [, address = ''] = /(?:src|href)="([^"]+)"/.exec(tag) ?? []
      const script = await (await request.get(address)).body()
      const hash = createHash('sha256').update(script).digest('base64')
      expect(tag, path).toContain(`integrity="sha256-${hash}"`)
    }
  }
})

test('no two pages share a title, a description or an address', async ({ request }) => {
  const heads = await Promise.all(
    paths.map(async (path) => {
      const html = await (await request.get(path)).text()
      return [
        /<title>(.*?)<\/title>/.exec(html)?.[1],
        /<meta name="description" content="(.*?)"/.exec(html)?.[1],
        /<link rel="canonical" href="(.*?)"/.exec(html)?.[1],
      ]
    }),
  )

  for (const column of [0, 1, 2]) {
    expect(new Set(heads.map((head) => head[column])).size).toBe(11)
  }
})

test('every link inside the site leads to a page, and every #target is on it', async ({ request }) => {
  const html = new Map<string, string>()
  for (const path of paths) html.set(path, await (await request.get(path)).text())

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
  await page.goto('/')
  const home = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? ''
  const addresses = paths.map((path) => new URL(path, home).href)

  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])).toEqual(addresses)
  const readingList = await (await request.get('/llms.txt')).text()
  expect([...readingList.matchAll(/\]\((.*?)\)/g)].map((match) => match[1])).toEqual(addresses)
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${new URL('/sitemap.xml', home).href}`)
  expect(robots).not.toContain('Disallow: /')
})

test('the icon of the tab stands in the page and is a picture', async ({ page }) => {
  await page.goto('/about')
  const address = await page.locator('link[rel="icon"][type="image/svg+xml"]').getAttribute('href')
  const width = await page.evaluate(async (src) => {
    const picture = Object.assign(new Image(), { src })
    await picture.decode()
    return picture.width
  }, address!)
  expect(address).toMatch(/^data:image\/svg\+xml,/)
  expect(width).toBeGreaterThan(0)
})

test('every picture, icon and manifest that a page names is there', async ({ page, request }) => {
  const addresses = new Set<string>()
  for (const path of paths) {
    await page.goto(path)
    const named = [
      ...(await attributes(page.locator('img'), 'src')),
      ...(await attributes(page.locator('link:not([rel="canonical"]), use'), 'href')),
      ...(await attributes(page.locator('meta[property="og:image"]'), 'content')),
    ]
    // A picture for sharing carries the public origin; the file is the same here.
    for (const address of named.filter((text) => !text.startsWith('data:')))
      addresses.add(new URL(address, 'https://site.example').pathname)
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
