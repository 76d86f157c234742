import type { Page } from '@playwright/test'
import * as chatbot from '../../src/content/chatbot.ts'
import { requestForm } from '../../src/content/contact.ts'
import * as landing from '../../src/content/landing.ts'
import { accountNote, header } from '../../src/content/navigation.ts'
import * as network from '../../src/content/network.ts'
import { desktop, expect, openHydrated, test } from '../support/test.ts'
import { everyPath, walk } from './states.ts'

/** What a screen reader says on every page, and what no style may take away from it. */

test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'Africa/Johannesburg' })

/** The accessibility tree of `main`, from top to bottom. Addresses are left out, and names of rows, which repeat the cells. */
async function transcriptOf(page: Page): Promise<string> {
  const tree = await page.getByRole('main').ariaSnapshot()
  const lines = tree.split('\n').filter((line) => !line.trimStart().startsWith('- /url:'))
  return lines.map((line) => `${line.replace(/- '?row ".*/, '- row').replace(/:$/, '')}\n`).join('')
}

/**
 * Lists and tables that are none in Safari and do not say that they are. WebKit takes a list for one only if it
 * shows a marker, is inside `nav` or has the role, and a table only if no part of it has another `display`.
 */
function lostRoles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // An element without a box of its own is as visible as its content.
    const isVisible = (element: Element): boolean =>
      getComputedStyle(element).display === 'contents'
        ? [...element.children].some(isVisible)
        : element.checkVisibility()
    const all = (selector: string, within: ParentNode = document) =>
      [...within.querySelectorAll(selector)].filter(isVisible)
    const hasMarker = (item: Element) => {
      const { display, listStyleType } = getComputedStyle(item)
      return display === 'list-item' && listStyleType !== 'none'
    }
    const lists = all('main :is(ul, ol):not([role], nav *)').filter(
      (list) => ![...list.children].some(hasMarker),
    )
    const parts = all('main table').flatMap((table) => {
      const inside = [table, ...all('thead, tbody, tfoot, tr, th, td', table)]
      const isTable = inside.every((part) => getComputedStyle(part).display.startsWith('table'))
      return isTable ? [] : inside.filter((part) => !part.hasAttribute('role'))
    })
    return [...lists, ...parts].map((element) => element.outerHTML.slice(0, 120))
  })
}

test('every page is read as in its transcript; lists and tables are such in Safari too', async ({ page }) => {
  await page.clock.setFixedTime('2026-03-02T10:00:00+02:00')
  await walk(page, everyPath, async (path) => {
    expect.soft(await lostRoles(page), path).toEqual([])
    expect
      .soft(await transcriptOf(page), `${path} is read differently. Where that is meant: npm run heard`)
      .toMatchSnapshot(`${path.slice(1) || 'landing'}.txt`)
  })
})

/** Names and descriptions of a role, as Chromium computes them. */
async function heardOf(page: Page, role: string): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page)
  const { nodes } = await devTools.send('Accessibility.getFullAXTree')
  return nodes
    .filter((node) => node.role?.value === role)
    .flatMap(({ name, description }) => [String(name?.value), String(description?.value)])
}

test.describe('in a wide window', () => {
  test.use(desktop)

  test('names and descriptions keep the spaces between their parts', async ({ page }) => {
    await openHydrated(page, '/contact')
    const { label } = requestForm.fields.technicalSpecifications
    expect(await heardOf(page, 'textbox')).toContain(`${label} (${requestForm.optional})`)
    await page.getByRole('banner').getByRole('button', { name: header.getStartedLabel }).click()
    await expect(page.getByRole('dialog', { name: accountNote.title })).toBeVisible()
    const description = [accountNote.status, accountNote.text].filter(Boolean).join(' ')
    expect(await heardOf(page, 'dialog')).toContain(description)
  })
})

test('a row of panes is a tab stop while it scrolls, with a short name', async ({ page }) => {
  for (const [path, name] of [
    ['/', landing.scenarios.row],
    ['/chatbot', chatbot.dialogues.row],
    ['/network', network.samples.row],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 740 })
    await openHydrated(page, path)
    const row = page.getByRole('main').getByRole('list', { name, exact: true })
    await row.focus()
    await expect(row, path).toBeFocused()
    expect(await heardOf(page, 'list'), path).toContain(name)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft), path).toBeGreaterThan(0)

    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(row, path).not.toHaveAttribute('tabindex')
    await row.focus()
    await expect(row, path).not.toBeFocused()
  }
})
