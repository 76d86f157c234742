import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { listen } from '../../shared/listen.ts'
import { startSite } from '../support/site.ts'
import { changeHtml, expect, test } from '../support/test.ts'
import { openHydrated } from '../support/waits.ts'
import { visit } from '../support/worker.ts'

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

test('the policy in the page stops an inline script, a foreign image and frame', async ({ page }) => {
  const violations = await listenToViolations(page)
  const stranger = await startSite()
  const foreign = `<script>document.title = 'taken over'</script>
    <img src="${stranger.origin}/favicon.svg"><iframe src="${stranger.origin}/"></iframe>`
  await changeHtml(page, '**/about', (html) => html.replace('</body>', `${foreign}$&`))
  await openHydrated(page, '/about')

  expect(Object.fromEntries(violations)).toEqual({
    'script-src-elem': 'inline',
    'img-src': `${stranger.origin}/favicon.svg`,
    'frame-src': expect.stringContaining(stranger.origin),
  })
  expect(await page.title()).not.toBe('taken over')
  await stranger.close()
})

test('the header stops other sites from showing a page in a frame', async ({ page, baseURL }) => {
  const stranger = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end(`<iframe src="${baseURL}/about"></iframe>`)
  })
  const answered = page.waitForResponse('**/about')
  await page.goto(`http://localhost:${await listen(stranger)}/`)
  expect((await answered).status()).toBe(200)
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContain('chrome-error://chromewebdata/')
  stranger.close()
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('its own policy lets it fetch files of the site only', async ({ page }) => {
    let requests = 0
    const stranger = createServer((_request, response) => {
      requests += 1
      response.setHeader('Access-Control-Allow-Origin', '*').end('foreign')
    })
    const foreign = `http://localhost:${await listen(stranger)}/`
    await visit(page, '/about')
    const [worker] = page.context().serviceWorkers()
    const textAt = (address: string) =>
      worker!.evaluate(
        (url) =>
          fetch(url).then(
            ({ status }) => String(status),
            (error: unknown) => (error as Error).name,
          ),
        address,
      )
    expect([await textAt('/about'), await textAt(foreign), requests]).toEqual(['200', 'TypeError', 0])
    stranger.close()
  })
})

declare global {
  interface Window {
    /** The policies that the site has made, by name. */
    policies: Record<string, TrustedTypePolicy>
  }
}

test('text becomes neither HTML nor a script; the one policy refuses other input', async ({ page }) => {
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
