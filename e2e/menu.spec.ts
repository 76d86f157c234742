import type { Page } from '@playwright/test'
import { accountNote, header } from '../src/content/navigation.ts'
import { headings } from './support/site.ts'
import { expect, openHydrated, test } from './support/test.ts'

/** The menu on small screens, and the note that Sign In and Get Started open. */

function parts(page: Page) {
  const banner = page.getByRole('banner')
  return {
    toggle: banner.getByRole('button', { name: header.menuLabel }),
    menu: banner.getByRole('navigation', { name: header.navigationLabel }),
    signIn: banner.getByRole('button', { name: header.signInLabel }),
    getStarted: banner.getByRole('button', { name: header.getStartedLabel }),
    note: page.getByRole('dialog', { name: accountNote.title }),
  }
}

/** Below the menu and outside the note. */
const outside = { x: 20, y: 725 }

test('the menu is closed at the start and its toggle opens and closes it', async ({ page }) => {
  await openHydrated(page, '/rewards')
  const { toggle, menu } = parts(page)

  await expect(menu).toBeHidden()
  await toggle.tap()
  await expect(menu).toBeVisible()
  await expect(toggle).toHaveAccessibleName(header.menuLabel)
  for (const { label } of header.links)
    await expect(menu.getByRole('link', { name: label, exact: true })).toBeVisible()
  await toggle.tap()
  await expect(menu).toBeHidden()
})

test('the open menu stands on the same night as the bar it hangs from', async ({ page }) => {
  await openHydrated(page, '/rewards')
  const { toggle, menu } = parts(page)
  await toggle.tap()

  for (const [colorScheme, night] of [
    ['light', 'rgb(10, 15, 44)'],
    ['dark', 'rgb(7, 10, 32)'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(menu).toHaveCSS('background-color', night)
  }
})

test('Escape closes the menu and gives focus back to the toggle', async ({ page }) => {
  await openHydrated(page, '/rewards')
  const { toggle, menu } = parts(page)
  await toggle.tap()
  await menu.getByRole('link', { name: 'Fitness' }).focus()
  await page.keyboard.press('Escape')

  await expect(menu).toBeHidden()
  await expect(toggle).toBeFocused()
})

test('a tap outside closes the menu and gives focus back to the toggle', async ({ page }) => {
  await openHydrated(page, '/rewards')
  const { toggle, menu } = parts(page)
  await toggle.tap()
  await expect(menu).toBeVisible()
  await page.touchscreen.tap(outside.x, outside.y)

  await expect(menu).toBeHidden()
  await expect(toggle).toBeFocused()
  await expect(page).toHaveURL('/rewards')
})

test('the menu closes on navigation, and the page is free again', async ({ page }) => {
  await openHydrated(page, '/rewards')
  const { toggle, menu } = parts(page)
  await toggle.tap()
  await menu.getByRole('link', { name: 'Fitness' }).tap()

  await expect(page).toHaveURL('/fitness')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings['/fitness'])
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('the menu closes on a tap on the page that is open already', async ({ page }) => {
  await openHydrated(page, '/rewards')
  const { toggle, menu } = parts(page)
  await toggle.tap()
  await menu.getByRole('link', { name: 'Rewards' }).tap()

  await expect(menu).toBeHidden()
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('the menu closes on Back', async ({ page }) => {
  await openHydrated(page, '/rewards')
  const { toggle, menu } = parts(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).tap()
  await expect(page).toHaveURL('/careers')
  await toggle.tap()
  await expect(menu).toBeVisible()
  await page.goBack()

  await expect(page).toHaveURL('/rewards')
  await expect(menu).toBeHidden()
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('Tab goes round between the toggle and the menu', async ({ page }) => {
  await openHydrated(page, '/rewards')
  const { toggle, menu } = parts(page)
  await toggle.tap()
  await expect(page.locator('main')).toHaveAttribute('inert')
  await menu.getByRole('link', { name: header.links[0]!.label }).focus()

  const visited = new Set<string>()
  for (let step = 0; step < 24; step++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return 'the browser'
      const isInside = element.matches('header nav *, header button')
      return isInside ? (element.textContent ?? '') : `outside: ${element.outerHTML.slice(0, 80)}`
    })
    visited.add(focused)
  }
  expect([...visited].filter((name) => name.startsWith('outside'))).toEqual([])
  for (const label of [
    ...header.links.map((link) => link.label),
    header.signInLabel,
    header.getStartedLabel,
  ]) {
    expect([...visited]).toContain(label)
  }
})

test('fault 28: a menu that is opened many times stays one menu', async ({ page }) => {
  await openHydrated(page, '/rewards')
  const { toggle, menu } = parts(page)
  for (let tap = 0; tap < 9; tap++) await toggle.tap()

  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('a window that has been wide has no menu left open', async ({ page }) => {
  await openHydrated(page, '/rewards')
  const { toggle, menu } = parts(page)
  await toggle.tap()
  await expect(menu).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 740 })
  await expect(page.locator('[inert]')).toHaveCount(0)
  await page.setViewportSize({ width: 360, height: 740 })

  await expect(menu).toBeHidden()
  await expect(page.locator('[inert]')).toHaveCount(0)
})

for (const name of ['signIn', 'getStarted'] as const) {
  test(`${name} opens a note that leads on to contact`, async ({ page }) => {
    await openHydrated(page, '/rewards')
    await page.waitForLoadState('networkidle')
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    const { toggle, note, ...buttons } = parts(page)
    await expect(note).toBeHidden()
    await toggle.tap()
    await buttons[name].tap()

    await expect(note).toBeVisible()
    await expect(note.getByText(accountNote.text)).toBeVisible()
    expect(requested).toEqual([])
    await note.getByRole('link', { name: accountNote.contact.label }).tap()
    await expect(page).toHaveURL('/contact')
    await expect(note).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings['/contact'])
    await expect(page.locator('[inert]')).toHaveCount(0)
  })
}

test('Escape and the close button close the note', async ({ page }) => {
  await openHydrated(page, '/rewards')
  const { toggle, signIn, note } = parts(page)
  await toggle.tap()
  await signIn.tap()
  await expect(note).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()

  if (!(await signIn.isVisible())) await toggle.tap()
  await signIn.tap()
  await note.getByRole('button', { name: accountNote.closeLabel }).tap()
  await expect(note).toBeHidden()
})

test.describe('fault 23: without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens, closes and leads on', async ({ page }) => {
    await page.goto('/rewards')
    const { toggle, menu } = parts(page)
    await expect(menu).toBeHidden()
    await toggle.tap()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await toggle.tap()
    await page.touchscreen.tap(outside.x, outside.y)
    await expect(menu).toBeHidden()
    await toggle.tap()
    await menu.getByRole('link', { name: 'Fitness' }).tap()

    await expect(page).toHaveURL('/fitness')
    await expect(menu).toBeHidden()
  })

  test('the note opens, closes and leads on', async ({ page }) => {
    await page.goto('/rewards')
    const { toggle, signIn, note } = parts(page)
    await toggle.tap()
    await signIn.tap()
    await expect(note.getByText(accountNote.text)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(note).toBeHidden()
    if (!(await signIn.isVisible())) await toggle.tap()
    await signIn.tap()
    await note.getByRole('link', { name: accountNote.contact.label }).tap()

    await expect(page).toHaveURL('/contact')
  })
})
