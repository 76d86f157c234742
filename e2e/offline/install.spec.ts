import type { Page } from '@playwright/test'
import { installSteps } from '../../src/content/install-steps.ts'
import { accountNote, header, installLabel } from '../../src/content/navigation.ts'
import { site as siteContent } from '../../src/content/site.ts'
import { inOwnBrowser } from '../support/own-browser.ts'
import { openMenu, siteMenu } from '../support/places.ts'
import { expect, test } from '../support/test.ts'
import { hydrated, openHydrated } from '../support/waits.ts'

/** The site offers installing only where it works. */

function installButtons(page: Page) {
  return page.getByRole('button', { name: installLabel })
}

function inFooter(page: Page) {
  return page.getByRole('contentinfo').getByRole('button', { name: installLabel })
}

/** What is before the Install button of the footer. */
function besideInstall(page: Page) {
  return page.getByRole('contentinfo').getByRole('link', { name: siteContent.supportEmail })
}

/** Dispatches Chromium's install event; `data-asked` counts calls of its dialog. */
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

/**
 * Imitates iOS, which fires no install event, reports whether the site is installed, and does not focus a button that is
 * pressed.
 */
async function pretendPhoneOfApple(page: Page, standalone: boolean) {
  await page.addInitScript((isStandalone) => {
    Object.defineProperty(navigator, 'standalone', { get: () => isStandalone })
    addEventListener('mousedown', (event) => event.preventDefault())
  }, standalone)
}

test('Chromium reports no obstacle to installing the site', async ({ site }) => {
  await inOwnBrowser({}, async (page, context) => {
    await openHydrated(page, site.origin)
    const devTools = await context.newCDPSession(page)

    expect((await devTools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
    expect((await devTools.send('Page.getAppManifest')).errors).toEqual([])
  })
})

test('menu, note and footer offer installing while the browser does, once', async ({ page }) => {
  await openHydrated(page, '/rewards')
  await expect(page.getByText(installLabel)).toHaveCount(0)
  expect(await offer(page, 'accepted')).toBe(true)
  await expect(inFooter(page)).toBeVisible()
  await openMenu(page)
  await expect(siteMenu(page).getByRole('button', { name: installLabel })).toBeVisible()
  await page.getByRole('button', { name: header.getStartedLabel }).tap()
  const note = page.getByRole('dialog', { name: accountNote.title })
  await note.getByRole('button', { name: installLabel }).tap()
  await expect(page.locator('html')).toHaveAttribute('data-asked', '1')
  await expect(note.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(installButtons(page)).toHaveCount(0)

  await offer(page, 'accepted')
  await inFooter(page).press('Enter')
  await expect(besideInstall(page)).toBeFocused()

  await offer(page, 'accepted')
  await expect(inFooter(page)).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  await expect(page.getByText(installLabel)).toHaveCount(0)
})

test('an installed window does not offer installing', async ({ site }) => {
  await inOwnBrowser({ parameters: [`--app=${site.origin}/rewards`] }, async (page) => {
    await hydrated(page)
    await page.waitForFunction(() => matchMedia('(display-mode: standalone)').matches)
    expect(await offer(page, 'accepted')).toBe(true)

    await expect(page.getByText(installLabel)).toHaveCount(0)
  })
})

test('an iPhone shows the steps with its icons until one declines or installs', async ({ page, context }) => {
  await pretendPhoneOfApple(page, false)
  await openHydrated(page, '/rewards')
  await openMenu(page)
  await siteMenu(page).getByText(installLabel).tap()
  const steps = page.getByRole('dialog', { name: installSteps.title })
  for (const { text } of installSteps.steps) {
    const item = steps.getByRole('listitem').filter({ hasText: text })
    await expect(item).toBeVisible()
    const { width } = (await item.locator('svg').boundingBox())!
    expect(width).toBeGreaterThan(10)
  }
  await steps.getByRole('button', { name: installSteps.closeLabel }).tap()
  await expect(steps).toHaveCount(0)

  await inFooter(page).tap()
  await expect(steps).toHaveAccessibleDescription(new RegExp(installSteps.steps[0].text))
  await steps.getByRole('button', { name: installSteps.dismissLabel }).tap()
  await expect(installButtons(page)).toHaveCount(0)
  // The button that opened the steps is gone.
  await expect(besideInstall(page)).toBeFocused()
  await openHydrated(page, '/about')
  await expect(installButtons(page)).toHaveCount(0)

  const installed = await context.newPage()
  await pretendPhoneOfApple(installed, true)
  await openHydrated(installed, '/rewards')
  await expect(installed.getByText(installLabel)).toHaveCount(0)
})
