import type { Locator, Page } from '@playwright/test'
import { requestForm } from '../../src/content/contact.ts'
import { legalDocuments } from '../../src/content/legal/documents.ts'
import { accountNote, dataAction, header } from '../../src/content/navigation.ts'
import { faq } from '../../src/content/rewards.ts'
import { site as facts } from '../../src/content/site.ts'
import { heading, menuToggle, siteMenu } from '../support/places.ts'
import { entryScript, headings, pageScript, paths, scriptNamed } from '../support/site.ts'
import { expect, expectErrors, missingScript, test } from '../support/test.ts'

/** Functions of pages without scripts. hydration.spec.ts compares their text with that of hydrated pages. */

const fitness = header.links.find(({ to }) => to === '/fitness')!

function mailLink(page: Page) {
  return page.getByRole('main').getByRole('link', { name: requestForm.mail.label })
}

async function expectUsable(page: Page) {
  await page.goto('/rewards')
  const [{ question, answer }] = faq.items
  await page.getByText(question, { exact: true }).tap()
  await expect(page.getByText(answer[0], { exact: true })).toBeVisible()

  const toggle = menuToggle(page)
  const menu = siteMenu(page)
  await expect(menu).toBeHidden()
  await toggle.tap()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await toggle.tap()
  await page.touchscreen.tap(20, 725)
  await expect(menu).toBeHidden()
  await toggle.tap()
  await page.getByRole('button', { name: header.signInLabel }).tap()
  const note = page.getByRole('dialog', { name: accountNote.title })
  await expect(note.getByText(accountNote.text)).toBeVisible()
  await note.getByRole('link', { name: accountNote.links[1].label }).tap()
  await expect(page).toHaveURL('/contact')
  const mail = new RegExp(`^mailto:${facts.supportEmail}\\?subject=.+&body=.+`)
  await expect(mailLink(page)).toHaveAttribute('href', mail)

  await toggle.tap()
  await menu.getByRole('link', { name: fitness.label }).tap()
  await expect(page).toHaveURL('/fitness')
  await expect(heading(page)).toHaveText(headings['/fitness'])
  await expect(menu).toBeHidden()
  const { id, title } = legalDocuments.at(-1)!
  await page.goto(`/legal#${id}`)
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: title })).toBeInViewport()
}

test.describe('fault 23: with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('questions, menu, note, legal documents and the mail link work', async ({ page }) => {
    await expectUsable(page)
    await page.goto('/contact')
    await expect(page.getByText(requestForm.mail.before)).toBeVisible()
    // It stands inside the letter, with room below it.
    const bottomOf = async (part: Locator) =>
      part.evaluate((element) => element.getBoundingClientRect().bottom)
    expect((await bottomOf(page.locator('form'))) - (await bottomOf(mailLink(page)))).toBeGreaterThan(15)
    await expect(page.getByRole('textbox')).toHaveCount(0)
  })

  test('the footer links to the Cookie Policy in place of the data panel', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('contentinfo').getByRole('link', { name: dataAction.label }).click()
    await expect(page).toHaveURL('/legal#cookies')
  })

  test('no page is wider than a phone', async ({ page }) => {
    for (const path of paths) {
      await page.goto(path)
      const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
      expect(widths, path).toEqual([360, 360])
    }
  })
})

test('fault 24: what works without scripts works with truncated ones', async ({ page, site, errors }) => {
  let brokenOff = 0
  site.failWhere(
    (path) => path.endsWith('.js'),
    (_, response) => {
      brokenOff += 1
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Length': '50000' })
      response.write('let whatFollowsIsMissing = (', () => response.destroy())
    },
  )
  await expectUsable(page)
  expect(brokenOff).toBeGreaterThan(0)
  await expectErrors(errors, missingScript)
})

test('with any script missing, the form loses no input, and mail and Back work', async ({ page, errors }) => {
  const field = page.getByLabel(requestForm.fields.firstName.label)
  const scripts = [entryScript(), scriptNamed('packages'), scriptNamed('shared'), pageScript('/contact')]
  for (const script of scripts) {
    await page.route(`**${script}`, (route) => route.abort())
    await page.goto('/about')
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(script))
    await page.goto('/contact')
    await lost
    await field.fill('Thandi')
    await field.press('Enter')
    await expect(field, script).toHaveValue('Thandi')
    await expect(mailLink(page), script).toBeVisible()
    await expect(page.getByRole('button', { name: requestForm.submit })).toHaveCount(0)
    await expect(page, script).toHaveURL('/contact')
    await page.goBack()
    await expect(heading(page), script).toHaveText(headings['/about'])
    await page.unroute(`**${script}`)
  }
  await expectErrors(errors, missingScript)
})
