import type { Page } from '@playwright/test'
import { colours as threads } from '../art/colours.ts'
import { requestForm } from '../src/content/contact.ts'
import { headings, paths, startSite } from './support/site.ts'
import { expect, hydrated, openHydrated, test } from './support/test.ts'

/**
 * The content security policy, from both sides: it stops what is foreign, and nothing of the site trips over it. That
 * each page wakes up without a violation is part of hydration.spec.ts, because a browser writes each to the console.
 */

/** Stands in where a host sends no headers. */
const metaPolicy = /<meta http-equiv="Content-Security-Policy"[^>]*>/

/** The directives that were violated, each once, and what did it. To be called before the first page is opened. */
async function listenToViolations(page: Page): Promise<Map<string, string>> {
  const violations = new Map<string, string>()
  await page.exposeFunction('noteViolation', (directive: string, uri: string) =>
    violations.set(directive, uri),
  )
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      Reflect.get(window, 'noteViolation')(effectiveDirective, blockedURI)
    })
  })
  return violations
}

test('moving through the whole site is not against the policy', async ({ page }) => {
  const violations = await listenToViolations(page)
  await openHydrated(page, '/')
  for (const path of [...paths.slice(1), '/', '/legal'] as const) {
    // On a phone some of them wait in the menu, which has its own tests.
    await page
      .locator(`:is(header, footer) a:is([href="${path}"], [href^="${path}#"])`)
      .first()
      .dispatchEvent('click')
    await expect(page.locator('main h1')).toHaveText(headings[path])
    expect(new URL(page.url()).pathname).toBe(path)
  }
  await expect(page.locator('[data-document="terms"] section').first()).toBeVisible()
  expect(violations).toEqual(new Map())
})

test('the not-found page is not against the policy', async ({ page }) => {
  const violations = await listenToViolations(page)
  await openHydrated(page, '/no-such-page')
  expect(violations).toEqual(new Map())
})

test('writing a request and opening it in a mail program is not against the policy', async ({ page }) => {
  const violations = await listenToViolations(page)
  await openHydrated(page, '/contact')
  for (const { label } of Object.values(requestForm.fields)) await page.getByLabel(label).fill('a@b.example')
  await page.getByRole('button', { name: requestForm.submit }).click()
  await expect(page.getByLabel(requestForm.message.label)).toBeVisible()
  expect(violations).toEqual(new Map())
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('installing it and coming back is not against the policy', async ({ page }) => {
    const violations = await listenToViolations(page)
    await openHydrated(page, '/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.reload()
    await hydrated(page)
    const worker = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)
    expect(new URL(worker ?? '').pathname).toBe('/sw.js')
    expect(violations).toEqual(new Map())
  })
})

for (const [stand, hasHeader] of [
  ['in the header', true],
  ['in the page, where a host sends no headers', false],
] as const) {
  test(`the policy ${stand} stops an inline script, a foreign image and a foreign frame`, async ({
    page,
  }) => {
    const violations = await listenToViolations(page)
    const stranger = await startSite()
    const foreign = `<script>document.title = 'taken over'</script>
      <img src="${stranger.origin}/favicon.svg"><iframe src="${stranger.origin}/"></iframe>`
    await page.route('**/about', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const { 'content-security-policy': policy, ...headers } = response.headers()
      await route.fulfill({
        headers: hasHeader ? { ...headers, 'content-security-policy': policy ?? '' } : headers,
        body: (hasHeader ? html.replace(metaPolicy, '') : html).replace('</body>', `${foreign}$&`),
      })
    })
    await openHydrated(page, '/about')

    expect(Object.fromEntries(violations)).toEqual({
      'script-src-elem': 'inline',
      'img-src': `${stranger.origin}/favicon.svg`,
      'frame-src': expect.stringContaining(stranger.origin),
    })
    expect(await page.title()).not.toBe('taken over')
    await stranger.close()
  })
}

test('text becomes neither HTML nor a script, and no policy but our own can be made', async ({ page }) => {
  await openHydrated(page, '/about')
  const outcomes = await page.evaluate(() => {
    function attempt(action: () => unknown): string {
      try {
        action()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    }
    const script = document.createElement('script')
    return [
      attempt(() => (document.querySelector('h1')!.innerHTML = '<img src=x onerror=alert(1)>')),
      attempt(() => (script.src = '/sw.js')),
      attempt(() => new Worker('/sw.js')),
      attempt(() => window.trustedTypes?.createPolicy('default', { createHTML: (html) => html })),
      // Taken already, so that nobody else can speak in its name.
      attempt(() => window.trustedTypes?.createPolicy('worker', { createScriptURL: (url) => url })),
    ]
  })
  expect(outcomes).toEqual(Array(5).fill('TypeError'))
})

for (const scheme of ['light', 'dark'] as const) {
  test(`a print in the page has its ${scheme} colours under the policy`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto('/about')
    const [red, green, blue] = [1, 3, 5].map((at) => parseInt(threads.marigold[scheme].slice(at, at + 2), 16))
    await expect(page.locator('.hero-print .marigold').first()).toHaveCSS(
      'stroke',
      `rgb(${red}, ${green}, ${blue})`,
    )
  })

  test(`a print in a file has its ${scheme} colours under the policy`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto('/network')
    const print = page.locator('main img[src*="map"]').first()
    await print.scrollIntoViewIfNeeded()
    const colours = await print.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
      const context = canvas.getContext('2d')!
      context.drawImage(image, 0, 0)
      const pixels = new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer)
      // Red comes first in memory, so it is the lowest byte of the number.
      const hex = (pixel: number) =>
        [0, 8, 16].map((bits) => ((pixel >>> bits) & 255).toString(16).padStart(2, '0'))
      return [...new Set(pixels)]
        .filter((pixel) => pixel >>> 24 === 255)
        .map((pixel) => `#${hex(pixel).join('')}`)
    })
    const { light, dark } = threads.marigold
    expect(colours).toContain((scheme === 'light' ? light : dark).toLowerCase())
    expect(colours).not.toContain((scheme === 'light' ? dark : light).toLowerCase())
  })
}
