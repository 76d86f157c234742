import type { Page } from '@playwright/test'
import { colours } from '../tokens.ts'
import { startSite } from './support/site.ts'
import { expect, openHydrated, test } from './support/test.ts'

/**
 * The content security policy stops what is foreign. That nothing of the site trips over it is part of the tests that listen to the
 * console, where a browser writes each violation: hydration, legal, contact and menu.
 */

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

test('the policy in the header, and the one in the page, stop an inline script, a foreign image and a foreign frame', async ({
  page,
}) => {
  const violations = await listenToViolations(page)
  const stranger = await startSite()
  const foreign = `<script>document.title = 'taken over'</script>
    <img src="${stranger.origin}/favicon.svg"><iframe src="${stranger.origin}/"></iframe>`
  const metaPolicy = /<meta http-equiv="Content-Security-Policy"[^>]*>/
  for (const hasHeader of [true, false]) {
    await page.route('**/about', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const { 'content-security-policy': policy, ...headers } = response.headers()
      expect(html).toMatch(metaPolicy)
      await route.fulfill({
        headers: hasHeader ? { ...headers, 'content-security-policy': policy ?? '' } : headers,
        body: (hasHeader ? html.replace(metaPolicy, '') : html).replace('</body>', `${foreign}$&`),
      })
    })
    await openHydrated(page, '/about')

    expect(Object.fromEntries(violations), hasHeader ? 'in the header' : 'in the page').toEqual({
      'script-src-elem': 'inline',
      'img-src': `${stranger.origin}/favicon.svg`,
      'frame-src': expect.stringContaining(stranger.origin),
    })
    expect(await page.title()).not.toBe('taken over')
    violations.clear()
    await page.unroute('**/about')
  }
  await stranger.close()
})

declare global {
  interface Window {
    /** The policies that the site has made, by name. */
    policies: Record<string, TrustedTypePolicy>
  }
}

test('text becomes neither HTML nor a script, no other policy can be made, and the site’s own refuses other input', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.policies = {}
    const factory = Object.getPrototypeOf(window.trustedTypes!) as TrustedTypePolicyFactory
    factory.createPolicy = new Proxy(factory.createPolicy, {
      apply(create, types, [name, rules]) {
        const policy = Reflect.apply(create, types, [name, rules]) as TrustedTypePolicy
        window.policies[name as string] = policy
        return policy
      },
    })
  })
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
    const { worker } = window.policies
    const script = document.createElement('script')
    const rules = {
      createHTML: (text: string) => text,
      createScript: (text: string) => text,
      createScriptURL: (text: string) => text,
    }
    return {
      names: Object.keys(window.policies).toSorted(),
      html: attempt(() => (document.querySelector('h1')!.innerHTML = '<img src=x onerror=alert(1)>')),
      address: attempt(() => (script.src = '/sw.js')),
      text: attempt(() => (script.text = '{}')),
      worker: attempt(() => new Worker('/sw.js')),
      otherPolicy: attempt(() => window.trustedTypes!.createPolicy('mine', rules)),
      defaultPolicy: attempt(() => window.trustedTypes!.createPolicy('default', rules)),
      // The name is taken, so no other code can create a policy with it.
      workerPolicy: attempt(() => window.trustedTypes!.createPolicy('worker', rules)),
      ownWorker: attempt(() => worker!.createScriptURL('/sw.js')),
      otherWorker: attempt(() => worker!.createScriptURL('/assets/other.js')),
      htmlOfWorker: attempt(() => worker!.createHTML('<b>')),
    }
  })
  expect(outcomes).toEqual({
    names: ['worker'],
    html: 'TypeError',
    address: 'TypeError',
    text: 'TypeError',
    worker: 'TypeError',
    otherPolicy: 'TypeError',
    defaultPolicy: 'TypeError',
    workerPolicy: 'TypeError',
    ownWorker: 'done',
    otherWorker: 'TypeError',
    htmlOfWorker: 'TypeError',
  })
})

/** A colour as a style sheet computes it. */
function computed(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}

test('prints have their colours under the policy in both schemes, in the page and as files', async ({
  page,
}) => {
  const { marigold } = colours
  await page.goto('/network')
  const inPage = page.locator('.hero .marigold').first()
  const file = page.locator('main img').first()
  const coloursOf = () =>
    file.evaluate(async (image: HTMLImageElement) => {
      image.loading = 'eager'
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
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(inPage).toHaveCSS('stroke', computed(marigold))
    await expect.poll(coloursOf).toContain(marigold.toLowerCase())
  }
})
