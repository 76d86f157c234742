import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { sheetOfPage } from '../../renderer/bundle/page-files.ts'
import { fileOf } from '../../src/addresses.ts'
import { pageAt } from '../../src/content/pages.ts'
import { allSelectorsOf, selectorsOf } from '../support/selectors.ts'
import { builtSite, entryScript, paths, scriptNamed } from '../support/site.ts'
import { expect, test } from '../support/test.ts'
import { displayFont, hydrated } from '../support/waits.ts'

/** The first paint. Layout shifts after it are tested in hydration.spec.ts. */

test('a page in two parts requests only its font in between, and is hydrated', async ({ page, site }) => {
  const html = readFileSync(join(builtSite, 'network.html'), 'utf8')
  const cut = html.indexOf('<section', html.indexOf('</section>'))
  let sendRest = () => {}
  site.fail('/network', (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(html.slice(0, cut))
    sendRest = () => response.end(html.slice(cut))
  })
  await page.goto('/network', { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  for (const { path } of site.log) expect(path).toMatch(displayFont)
  // `responseEnd` of the navigation can be later than the requests of the scripts that end the page.
  const sent = await page.evaluate(() => performance.now())
  sendRest()
  await hydrated(page)

  const early = await page.evaluate((before) => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return files
      .filter(({ initiatorType, startTime }) => initiatorType !== 'img' && startTime < before)
      .map(({ name }) => name)
  }, sent)
  expect(early).toEqual([expect.stringMatching(displayFont)])
})

/** Number of printed pages. */
async function sheetsOf(page: Page): Promise<number> {
  const paper = (await page.pdf()).toString('latin1')
  return paper.match(/\/Type \/Page\b/g)!.length
}

test('printed pages are the same directly after loading as later', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path)
    const sheets = await sheetsOf(page)
    await hydrated(page)
    await page.evaluate(() => document.fonts.ready)
    expect.soft(await sheetsOf(page), path).toBe(sheets)
    expect(sheets, path).toBeGreaterThan(0)
  }
})

test('a page has at most eleven scripts, and the style of the components that it imports in one sheet', async () => {
  for (const path of paths) {
    const html = readFileSync(join(builtSite, fileOf(path)), 'utf8')
    const scripts = html.match(/`\/[\w./-]+\.js`/g) ?? []
    expect(new Set(scripts).size, path).toBeGreaterThan(3)
    // Only a page's script has the same name in every build.
    for (const script of scripts) expect(script).toMatch(/^`\/pages\/[\w-]+\.js|\.[\w-]{8}\.js/)
    expect(new Set(scripts).size, path).toBeLessThanOrEqual(11)
    const sheet = sheetOfPage(pageAt(path).name)
    const links = Array.from(html.matchAll(/<link rel="stylesheet" href="([^"]+)" disabled/g), ([, to]) => to)
    expect(links, path).toEqual([sheet])
    expect(html, path).toContain(`${readFileSync(join(builtSite, sheet), 'utf8').trim()}</style>`)
    // What opens later has its style in the sheet for after the paint.
    expect(html, path).not.toContain(`${(await selectorsOf('dialog/dialog', 'end')).end}{`)
  }
  const about = readFileSync(join(builtSite, '/pages/about.css'), 'utf8')
  expect(about).toContain(`${(await selectorsOf('road/road', 'road')).road}{`)
  // The entry has the header, and no other component of the page is in a shared sheet.
  const others = await Promise.all(
    ['header/header', 'planner/planner', 'consent-gate/consent-gate'].map(allSelectorsOf),
  )
  for (const name of others.flatMap((classes) => Object.values(classes)))
    expect(about).not.toContain(`${name}{`)
})

test('the file of the packages has V8’s compile hint', () => {
  const packages = readFileSync(join(builtSite, scriptNamed('packages')), 'utf8')
  expect(packages).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  expect(readFileSync(join(builtSite, entryScript()), 'utf8')).not.toMatch(/^\/\/#/)
})
