import type { Page } from '@playwright/test'
import { dataPanel } from '../../src/content/data-panel.ts'
import { dataAction } from '../../src/content/navigation.ts'
import { planner } from '../../src/content/planner.ts'
import { sharePage } from '../../src/content/share.ts'
import { expect, openHydrated, test } from '../support/test.ts'
import { visit } from '../support/worker.ts'
import { axeProblems, darkProblems, ibmProblems } from './checkers.ts'
import { cutOff } from './cut-off.ts'

/**
 * Two accessibility checkers find no problem in any state of the planner, the data panel and the Share
 * button.
 */

// Text in mid-transition has a contrast of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function expectNoProblems(page: Page, state: string, part: string) {
  expect(await axeProblems(page, part), state).toEqual([])
  expect(await ibmProblems(page), state).toEqual([])
  expect(await darkProblems(page, part), state).toEqual([])
  expect(await cutOff(page), state).toEqual([])
}

test('the planner violates no rule in any state', { tag: '@sweep' }, async ({ page }) => {
  await openHydrated(page, '/rewards?plan=screening.1-nothing.2-module.1000')
  await expect(page.locator('[data-left-out]')).not.toBeEmpty()
  // IBM's checker treats content of closed details as visible, but not its labels.
  const closed = page.locator('#points details:not([open]) > summary')
  while ((await closed.count()) > 0) await closed.first().tap()
  await expectNoProblems(page, 'with errors in the address', '#points')

  const module = page.getByRole('spinbutton', { name: 'Learning Module' })
  await module.fill('many')
  await expect(page.getByText(planner.wrongNumber.replace('{times}', '0'))).toBeVisible()
  await expectNoProblems(page, 'with an invalid number', '#points')

  await page.getByRole('button', { name: planner.reset }).tap()
  await expect(page.getByRole('button', { name: planner.undo })).toBeVisible()
  await expectNoProblems(page, 'cleared', '#points')

  await page.locator('#points').getByRole('link', { name: 'Platinum' }).tap()
  await expect(page.locator('[data-plan-total]')).toContainText('8,000')
  await page.getByRole('button', { name: planner.share.label }).tap()
  await expect(page.locator('#points').getByText(/^(The address is|Copying did)/)).toBeVisible()
  await expectNoProblems(page, 'the highest tier, shared', '#points')
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'the data panel and the Share button violate no rule in any state',
    { tag: '@sweep' },
    async ({ page }) => {
      await visit(page, '/about')
      await page.getByRole('contentinfo').getByRole('button', { name: sharePage.label }).tap()
      await expect(page.getByRole('contentinfo').getByText(/^(The address is|Copying did)/)).toBeVisible()
      await expectNoProblems(page, 'a page shared', 'footer')

      const dialog = page.getByRole('dialog', { name: dataAction.label })
      const press = (name: string) => dialog.getByRole('button', { name }).tap()
      await page.getByRole('button', { name: dataAction.label }).tap()
      await expect(dialog.getByText(dataPanel.states.stored)).toBeVisible()
      await expectNoProblems(page, 'stored', 'dialog[open]')
      await press(dataPanel.check)
      await expect(dialog.getByText(dataPanel.reports.newest)).toBeVisible()
      await expectNoProblems(page, 'checked', 'dialog[open]')
      await press(dataPanel.remove)
      await expectNoProblems(page, 'asked', 'dialog[open]')
      await press(dataPanel.confirm)
      await expect(dialog.getByText(dataPanel.reports.removed)).toBeVisible()
      await expectNoProblems(page, 'removed', 'dialog[open]')
    },
  )
})
