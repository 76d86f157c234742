import type { Locator, Page } from '@playwright/test'
import { requestForm } from '../../src/content/contact.ts'
import { accountNote, header } from '../../src/content/navigation.ts'
import * as network from '../../src/content/network.ts'
import { fillIn } from '../../src/format.ts'
import { desktop, expect, test } from '../support/test.ts'
import { openHydrated } from '../support/waits.ts'
import { everyPath, planWithErrors, walk, walkNotices } from './states.ts'

/** What a screen reader says on every page, and what no style may take away from it. */

test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'Africa/Johannesburg' })

/** The accessibility tree of a part, from top to bottom. Addresses are left out, and names of rows, which repeat the cells. */
async function transcriptOf(part: Locator): Promise<string> {
  const tree = await part.ariaSnapshot()
  const lines = tree.split('\n').filter((line) => !line.trimStart().startsWith('- /url:'))
  return lines.map((line) => `${line.replace(/- '?row ".*/, '- row').replace(/:$/, '')}\n`).join('')
}

const differs = 'is read differently. Where that is meant: npm run transcripts'

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
    const lists = all('main :is(ul, ol):not([role], nav *)').filter((of) => ![...of.children].some(hasMarker))
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
      .soft(await transcriptOf(page.getByRole('main')), `${path} ${differs}`)
      .toMatchSnapshot(`${path.slice(1) || 'landing'}.txt`)
  })
})

test('what opens, and what is wrong, adds to a page what is in the transcript', async ({ page }) => {
  const heard: string[] = []
  let fresh: readonly string[] = []
  await walk(
    page,
    ['/rewards', planWithErrors, '/about', '/contact'],
    async (name, part) => {
      // Folded rows are in the page's own transcript.
      const rows = page.locator('#points details')
      await rows.evaluateAll((folds) => folds.forEach((fold) => fold.toggleAttribute('open', true)))
      const transcript = await transcriptOf(page.locator(part ?? 'body'))
      const lines = transcript.split('\n').map((line) => line.trim())
      if (part) heard.push(name, ...lines.filter((line) => !fresh.includes(line)), '')
      else if (!name.includes('?')) fresh = lines
    },
    true,
  )
  // What differs in each build: a hash, and bytes.
  const text = heard
    .join('\n')
    .replace(/\b\d+ KB/, 'N KB')
    .replace(/definition: [\da-z]{8}$/m, 'definition: hash')
  expect(text, `A state ${differs}`).toMatchSnapshot('states.txt')
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('notices are read as in their transcript', async ({ page, context, site }) => {
    const heard: string[] = []
    await walkNotices({ page, context, site }, async () => {
      heard.push(await transcriptOf(page.locator('#notices')))
    })
    expect(heard.join('\n'), `A notice ${differs}`).toMatchSnapshot('notices.txt')
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

test('the name of a fold keeps the spaces between its parts', async ({ page }) => {
  await openHydrated(page, '/network')
  const [gyms] = network.categories.items
  const { number, label } = network.categories.others
  const others = `${fillIn(number, { number: gyms.morePartners })} ${label}`
  expect(await heardOf(page, 'DisclosureTriangle')).toContain(`${gyms.title} ${others}`)
})

test.describe('in a wide window', () => {
  test.use(desktop)

  test('header, preview and footer are read as in their transcript', async ({ page }) => {
    await openHydrated(page, '/wellnet')
    const parts = ['banner', 'complementary', 'contentinfo'] as const
    const heard = await Promise.all(parts.map((role) => transcriptOf(page.getByRole(role))))
    expect(heard.join('\n'), `The header or the footer ${differs}`).toMatchSnapshot('header-and-footer.txt')
  })

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
