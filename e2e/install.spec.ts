import type { Page } from '@playwright/test'
import { accountNote, header, installLabel } from '../src/content/navigation.ts'
import { installSteps } from '../src/content/install-steps.ts'
import { inOwnBrowser } from './support/own-browser.ts'
import { expect, holdHydration, hydrated, openHydrated, test } from './support/test.ts'

/** Installing the site: offered where it works, and nowhere else. */

function installButtons(page: Page) {
  return page.getByRole('button', { name: installLabel })
}

/** Puts Chromium's offer on the page; `data-asked` counts how often its dialog was asked for. */
async function offer(page: Page, outcome: 'accepted' | 'dismissed') {
  return page.evaluate((answer) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => {
        const { dataset } = document.documentElement
        dataset['asked'] = String(Number(dataset['asked'] ?? 0) + 1)
        return Promise.resolve({ outcome: answer })
      },
    })
    dispatchEvent(event)
    return event.defaultPrevented
  }, outcome)
}

/** The first script comes together with the manifest, without which a browser offers nothing. */
async function offerUntilTaken(page: Page, outcome: 'accepted' | 'dismissed') {
  await expect.poll(() => offer(page, outcome)).toBe(true)
}

/** A browser of Apple's phones: it makes no offer, and says whether the site is installed. */
async function pretendPhoneOfApple(page: Page, standalone: boolean) {
  await page.addInitScript((isStandalone) => {
    Object.defineProperty(navigator, 'standalone', { get: () => isStandalone })
  }, standalone)
}

test('Chromium finds nothing that keeps the site from being installed', async ({ site }) => {
  await inOwnBrowser({}, async (page, context) => {
    await page.goto(site.origin)
    await page.locator('head > link[rel="manifest"]').waitFor({ state: 'attached' })
    const devTools = await context.newCDPSession(page)

    expect((await devTools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
    const { errors, data } = await devTools.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const { screenshots, shortcuts, description, id, categories, display_override, launch_handler } =
      JSON.parse(data!) as Record<string, unknown[]>
    expect(new Set(screenshots!.map((shot) => (shot as { form_factor: string }).form_factor))).toEqual(
      new Set(['narrow', 'wide']),
    )
    expect(shortcuts!.every((shortcut) => (shortcut as { icons: unknown[] }).icons.length > 0)).toBe(true)
    for (const member of [description, id, categories, display_override, launch_handler])
      expect(member).toBeTruthy()
  })
})

test('nothing offers to install the site where that cannot work', async ({ page }) => {
  await openHydrated(page, '/rewards')
  await page.getByRole('button', { name: header.menuLabel }).tap()
  await page.getByRole('button', { name: header.getStartedLabel }).tap()
  await expect(page.getByText(accountNote.text)).toBeVisible()

  await expect(installButtons(page)).toHaveCount(0)
})

test('the menu, the note and the footer offer it where the browser does', async ({ page }) => {
  await openHydrated(page, '/rewards')
  expect(await offer(page, 'accepted')).toBe(true)
  await expect(page.getByRole('contentinfo').getByRole('button', { name: installLabel })).toBeVisible()
  await page.getByRole('button', { name: header.menuLabel }).tap()
  await expect(
    page.getByRole('navigation', { name: header.navigationLabel }).getByText(installLabel),
  ).toBeVisible()
  await page.getByRole('button', { name: header.getStartedLabel }).tap()
  await page.getByRole('dialog').getByRole('button', { name: installLabel }).tap()

  await expect(page.locator('html')).toHaveAttribute('data-asked', '1')
  await page.keyboard.press('Escape')
  await expect(installButtons(page)).toHaveCount(0)
})

test('an offer that comes before the page is awake can be taken up at once', async ({ page }) => {
  const release = await holdHydration(page)
  await page.goto('/rewards')
  await offerUntilTaken(page, 'accepted')
  await page.getByRole('contentinfo').getByRole('button', { name: installLabel }).tap()

  await expect(page.locator('html')).toHaveAttribute('data-asked', '1')
  release()
})

test('after a no, nothing offers it again in this session, on no page', async ({ page }) => {
  await openHydrated(page, '/rewards')
  await offer(page, 'dismissed')
  await page.getByRole('contentinfo').getByRole('button', { name: installLabel }).tap()
  await expect(installButtons(page)).toHaveCount(0)
  await offer(page, 'dismissed')
  await expect(installButtons(page)).toHaveCount(0)

  await openHydrated(page, '/about')
  await offer(page, 'dismissed')
  await expect(installButtons(page)).toHaveCount(0)
})

test('after a no, nothing offers it again on the page where nothing can be stored', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Not allowed', 'SecurityError')
      },
    })
  })
  await page.goto('/rewards')
  await offerUntilTaken(page, 'dismissed')
  await page.getByRole('contentinfo').getByRole('button', { name: installLabel }).tap()
  await offer(page, 'dismissed')

  await expect(page.locator('html')).toHaveAttribute('data-asked', '1')
  await expect(installButtons(page)).toHaveCount(0)
})

test('once the site is installed, nothing offers it', async ({ page }) => {
  await openHydrated(page, '/rewards')
  await offer(page, 'accepted')
  await expect(installButtons(page)).toHaveCount(1)
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))

  await expect(installButtons(page)).toHaveCount(0)
})

test('in an installed window nothing offers it', async ({ site }) => {
  await inOwnBrowser({ parameters: [`--app=${site.origin}/rewards`] }, async (page) => {
    await hydrated(page)
    expect(await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true)
    await offer(page, 'accepted')

    await expect(page.getByText(installLabel)).toHaveCount(3)
    await expect(installButtons(page)).toHaveCount(0)
  })
})

test('on an iPhone the steps are shown with the system’s icons', async ({ page }) => {
  await pretendPhoneOfApple(page, false)
  await openHydrated(page, '/rewards')
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.getByRole('button', { name: header.menuLabel }).tap()
  await page.getByRole('navigation', { name: header.navigationLabel }).getByText(installLabel).tap()
  const steps = page.getByRole('dialog', { name: installSteps.title })

  for (const { text, icon } of installSteps.steps) {
    const item = steps.getByRole('listitem').filter({ hasText: text })
    await expect(item).toBeVisible()
    const drawing = item.locator('use')
    expect(await drawing.getAttribute('href')).toMatch(new RegExp(`#${icon}$`))
    expect(
      await drawing.evaluate((use) => (use as SVGUseElement).getBoundingClientRect().width),
    ).toBeGreaterThan(10)
  }
  expect(requested.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([])
  await steps.getByRole('button', { name: installSteps.closeLabel }).tap()
  await expect(steps).toHaveCount(0)

  await page.getByRole('contentinfo').getByRole('button', { name: installLabel }).tap()
  await steps.getByRole('button', { name: installSteps.dismissLabel }).tap()
  await expect(installButtons(page)).toHaveCount(0)
  await openHydrated(page, '/about')
  await expect(installButtons(page)).toHaveCount(0)
})

test('on an iPhone, the installed site offers nothing', async ({ page }) => {
  await pretendPhoneOfApple(page, true)
  await openHydrated(page, '/rewards')

  await expect(installButtons(page)).toHaveCount(0)
})
