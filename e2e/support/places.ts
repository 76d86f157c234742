import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { header } from '../../src/content/navigation.ts'
import type { PagePath } from '../../src/content/pages.ts'
import { sections } from '../../src/content/rewards.ts'
import type { FaultySite } from './faulty-site.ts'
import { headings } from './site.ts'
import { openHydrated } from './waits.ts'

/** The page's h1. */
export function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

/** The footer's link to a page. */
export function footerLink(page: Page, path: string) {
  return page.getByRole('contentinfo').locator(`a[href="${path}"]`)
}

/** Follows the footer's link to a page, and waits for its heading. */
export async function followFooter(page: Page, path: PagePath) {
  await footerLink(page, path).click()
  await expect(heading(page)).toHaveText(headings[path])
}

/** Cuts the network, and opens a page, which the worker then has. */
export async function expectOffline(page: Page, site: FaultySite) {
  await site.cut()
  await openHydrated(page, '/careers')
  await expect(heading(page)).toHaveText(headings['/careers'])
}

/** The menu toggle of small windows. */
export function menuToggle(page: Page) {
  return page.getByRole('banner').locator('[popovertarget="site-menu"]')
}

/** The links of the header: a menu in small windows, a row in wide ones. */
export function siteMenu(page: Page) {
  return page.getByRole('banner').getByRole('navigation', { name: header.navigationLabel })
}

/** The bar of links to the sections of a long page. */
export function chips(page: Page) {
  return page.getByRole('navigation', { name: sections.label })
}

/** The link of that bar to a section. */
export function chipTo(page: Page, section: (typeof sections.chips)[number]['hash']) {
  const { label } = sections.chips.find(({ hash }) => hash === section)!
  return chips(page).getByRole('link', { name: label })
}

/** Opens the menu in small windows. */
export async function openMenu(page: Page) {
  if (await siteMenu(page).isHidden()) await menuToggle(page).click()
  await expect(siteMenu(page)).toBeVisible()
}

/** Asserts that an element begins right below the header. */
export async function expectRightBelowHeader(place: Locator) {
  const isBelow = (element: Element) => {
    const { bottom } = document.querySelector('header')!.getBoundingClientRect()
    const distance = element.getBoundingClientRect().top - bottom
    return distance > -1 && distance < 40
  }
  await expect.poll(() => place.evaluate(isBelow)).toBe(true)
}
