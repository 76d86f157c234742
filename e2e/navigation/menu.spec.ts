import type { Locator, Page } from '@playwright/test'
import { accountNote, header } from '../../src/content/navigation.ts'
import { footerLink, heading, menuToggle, siteMenu } from '../support/places.ts'
import { headings } from '../support/site.ts'
import { expect, listenToConsole, test } from '../support/test.ts'
import { idle, openHydrated } from '../support/waits.ts'

/** The menu of small windows, and the note that Sign In and Get Started open. */

function parts(page: Page) {
  const banner = page.getByRole('banner')
  return {
    toggle: menuToggle(page),
    menu: siteMenu(page),
    signIn: banner.getByRole('button', { name: header.signInLabel }),
    getStarted: banner.getByRole('button', { name: header.getStartedLabel }),
    note: page.getByRole('dialog', { name: accountNote.title }),
  }
}

/** A point below the menu and outside the note. */
const outside = { x: 20, y: 725 }

const fitness = header.links.find(({ to }) => to === '/fitness')!
const rewards = header.links.find(({ to }) => to === '/rewards')!

async function expectFree(page: Page) {
  await expect(page.locator('[inert]')).toHaveCount(0)
}

/** Tab moves only within a dialog, and to the browser’s own controls. */
async function expectFocusWithin(page: Page, dialog: Locator) {
  const stops = await dialog.locator('a, button').count()
  for (let step = 0; step < stops + 2; step++) {
    const isOutside = await dialog.evaluate(
      (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
    )
    expect(isOutside).toBe(false)
    await page.keyboard.press('Tab')
  }
}

test('fault 28: the toggle, Escape and a tap outside close the menu, and focus returns', async ({ page }) => {
  await openHydrated(page, '/rewards')
  const { toggle, menu } = parts(page)
  await expect(menu).toBeHidden()
  await toggle.tap()
  await expect(menu).toBeVisible()
  for (let tap = 0; tap < 9; tap++) await toggle.tap()
  await expect(menu).toBeHidden()

  await toggle.tap()
  await menu.getByRole('link', { name: fitness.label }).focus()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(toggle).toBeFocused()

  await toggle.tap()
  await expect(menu).toBeVisible()
  await page.touchscreen.tap(outside.x, outside.y)
  await expect(menu).toBeHidden()
  await expect(toggle).toBeFocused()
  await expect(page).toHaveURL('/rewards')
  await expectFree(page)
})

test('the menu closes after a link, a link to the open page, Back and in a wide window', async ({ page }) => {
  await openHydrated(page, '/rewards')
  const { toggle, menu } = parts(page)
  await toggle.tap()
  await menu.getByRole('link', { name: rewards.label }).tap()
  await expect(menu).toBeHidden()
  await expectFree(page)

  await toggle.tap()
  await menu.getByRole('link', { name: fitness.label }).tap()
  await expect(page).toHaveURL('/fitness')
  await expect(menu).toBeHidden()
  await expect(heading(page)).toBeFocused()
  await expectFree(page)

  await toggle.tap()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/rewards')
  await expect(menu).toBeHidden()
  await expectFree(page)

  await toggle.tap()
  await expect(menu).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 740 })
  await expectFree(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(menu).toBeHidden()
  await expectFree(page)
})

test('Tab cycles between the toggle and the menu, which covers a notice', async ({ page, context }) => {
  await openHydrated(page, '/rewards')
  const { toggle, menu } = parts(page)
  await toggle.tap()
  await expect(page.locator('main')).toHaveAttribute('inert')
  await context.setOffline(true)
  await expect(page.locator('[data-notice]')).toBeVisible()
  await menu.getByRole('link', { name: header.links[0].label }).focus()

  const visited = new Set<string>()
  const labels = [...header.links.map(({ label }) => label), header.signInLabel, header.getStartedLabel]
  for (let step = 0; step < 2 * labels.length + 4; step++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement!
      const isInside = element.matches('body, header nav *, header button')
      return isInside ? element.textContent : `outside: ${element.outerHTML.slice(0, 80)}`
    })
    visited.add(focused)
  }
  expect([...visited].filter((name) => name.startsWith('outside'))).toEqual([])
  expect([...visited]).toEqual(expect.arrayContaining(labels))
})

test('Sign In and Get Started open a note, which has no form and links to /contact', async ({ page }) => {
  const messages = listenToConsole(page)
  await openHydrated(page, '/rewards')
  await idle(page)
  const requested: string[] = []
  const { toggle, note, signIn, getStarted } = parts(page)
  const openNoteBy = async (button: Locator) => {
    if (!(await button.isVisible())) await toggle.tap()
    await button.tap()
  }
  await expect(note).toBeHidden()
  page.on('request', (request) => requested.push(request.url()))
  for (const button of [signIn, getStarted]) {
    await openNoteBy(button)
    await expect(note.getByText(accountNote.text)).toBeVisible()
    expect(requested).toEqual([])
    await expect(note).toHaveAccessibleDescription(`${accountNote.status ?? ''} ${accountNote.text}`.trim())
    await expect(note).toHaveAttribute('aria-modal', 'true')
    await page.keyboard.press('Escape')
    await expect(note).toBeHidden()
    // The button is in the menu, which is closed.
    await expect(toggle).toBeFocused()
    await expectFree(page)
  }
  await openNoteBy(signIn)
  await expectFocusWithin(page, note)
  await note.getByRole('button', { name: accountNote.closeLabel }).tap()
  await expect(note).toBeHidden()
  await openNoteBy(signIn)
  await expect(note).toBeVisible()
  await page.touchscreen.tap(outside.x, 5)
  await expect(note).toBeHidden()

  await openNoteBy(signIn)
  await note.getByRole('link', { name: accountNote.links[1].label }).tap()
  await expect(page).toHaveURL('/contact')
  await expect(note).toBeHidden()
  await expect(heading(page)).toHaveText(headings['/contact'])
  await expectFree(page)
  await footerLink(page, '/about').tap()
  await expect(heading(page)).toHaveText(headings['/about'])
  expect(messages.filter((message) => !message.includes('Service Worker'))).toEqual([])
})

test('a feature phone’s menu leaves its button free', async ({ page }) => {
  await page.setViewportSize({ width: 240, height: 320 })
  await openHydrated(page, '/rewards')
  const { toggle, menu } = parts(page)
  await toggle.tap()
  await toggle.tap({ position: { x: 20, y: 40 } })
  await expect(menu).toBeHidden()
})

test('at 1280 by 800 the account note opens by a double click, and is no tab stop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openHydrated(page, '/about')
  await idle(page)
  const { note, getStarted } = parts(page)
  await getStarted.dblclick()
  await page.keyboard.press('Tab')
  await expect(note.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(note).not.toBeFocused()
})

test('at 400% zoom the account note opens at its title, and Tab goes to its first link', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openHydrated(page, '/about')
  const { toggle, note, signIn } = parts(page)
  await toggle.press('Enter')
  await signIn.press('Enter')
  await expect(note).toBeFocused()
  await expect(note.getByRole('heading', { name: accountNote.title })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await expect(note.getByRole('link').first()).toBeFocused()
  await expect(note.getByRole('link').first()).toBeInViewport({ ratio: 1 })
})
