import type { Page } from '@playwright/test'
import { dataPanel as words } from '../../src/content/data-panel.ts'
import { dataAction } from '../../src/content/navigation.ts'
import { expect } from './test.ts'
import { reloadHydrated } from './waits.ts'
import { visit } from './worker.ts'

/** The panel "Data and offline use". */
export function panel(page: Page) {
  return page.getByRole('dialog', { name: dataAction.label })
}

/** Opens the panel from the footer. */
export async function openPanel(page: Page) {
  await page.getByRole('contentinfo').getByRole('button', { name: dataAction.label }).click()
  await expect(panel(page).getByText(words.version, { exact: true })).toBeVisible()
}

/** Opens the panel where the worker has precached the site and controls the page. */
export async function visitPanel(page: Page, path = '/about') {
  await visit(page, path)
  await openPanel(page)
}

/** Loads the page again, and opens the panel in it. */
export async function reloadPanel(page: Page) {
  await reloadHydrated(page)
  await openPanel(page)
}

/** The value of a term in the panel. */
export function fact(page: Page, term: string) {
  const row = panel(page).locator('dl > div', { has: page.getByText(term, { exact: true }) })
  return row.locator('dd')
}

/** Where the panel says what an action has done. */
export function report(page: Page) {
  return panel(page).getByRole('status')
}

/** Presses a button, and waits for what the panel then reports. */
export async function press(page: Page, name: string, says?: string) {
  await panel(page).getByRole('button', { name }).click()
  if (says !== undefined) await expect(report(page)).toHaveText(says)
}
