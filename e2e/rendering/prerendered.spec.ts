import type { Locator } from '@playwright/test'
import { site as facts } from '../../src/content/site.ts'
import { heading } from '../support/places.ts'
import { paths } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

/** The built files, as a browser without JavaScript shows them and as machines read them. */
test.use({ javaScriptEnabled: false })

/** The values of an attribute, one for each element. */
function attributes(elements: Locator, name: string): Promise<string[]> {
  return elements.evaluateAll((all, wanted) => all.map((element) => element.getAttribute(wanted) ?? ''), name)
}

test('every page is a whole document, with one script and nothing foreign', async ({ page, baseURL }) => {
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
    const foreign = named.filter((address) => !/^(#|\/(?!\/))/.test(address))
    expect(foreign, path).toEqual([])
  }
  expect(requested).toEqual(new Set([baseURL]))
})

test('every file that a page names is there, and the whole site is one app', async ({ request }) => {
  const html: string[] = []
  for (const path of [...paths, '/404.html']) html.push(await (await request.get(path)).text())
  const inMarkup = /(?: src="| href="|og:image" content="https:\/\/[^/"]+|url\()(\/[^")#]*\.\w+)/g
  const files = new Set(html.flatMap((text) => Array.from(text.matchAll(inMarkup), ([, file]) => file!)))
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as Record<
    'icons' | 'screenshots',
    { src: string }[]
  >
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/' })
  for (const { src } of [...manifest.icons, ...manifest.screenshots]) files.add(src)
  expect(files).toContain('/manifest.webmanifest')
  expect([...files].some((file) => file.startsWith('/og/'))).toBe(true)
  const missing: string[] = []
  for (const file of files) if (!(await request.get(file)).ok()) missing.push(file)
  expect(missing).toEqual([])
})
