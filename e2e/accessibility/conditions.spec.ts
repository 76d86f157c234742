import type { Locator, Page } from '@playwright/test'
import { contrast } from '../../shared/contrast.ts'
import type { Rgb } from '../../shared/contrast.ts'
import { chipTo } from '../support/places.ts'
import { selectorsOf } from '../support/selectors.ts'
import { desktop, expect, test } from '../support/test.ts'
import { openHydrated } from '../support/waits.ts'
import { cutOff, expectNothingCutOff } from './cut-off.ts'
import { everyPath, halves, walk } from './states.ts'

/** What holds when a reader makes the page narrower, larger, wider set, still, prints it or takes its colours away. */

const widerText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** Puts a style sheet into the page as a reader's browser or extension does: the site's policy does not apply to it. */
function addReaderStyle(page: Page, css: string) {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)
}

test.describe('nothing is cut off and no page scrolls sideways', () => {
  test.use({ ...desktop, contextOptions: { reducedMotion: 'reduce' } })

  // 320 pixels are 400% zoom in a window of 1,280. The narrowest window that shows the menu as a bar has the least room for it.
  for (const [name, some] of halves)
    test(`narrow, and with wider set text (WCAG 1.4.12; ${name} of the pages)`, async ({ page }) => {
      await walk(page, some, async (path) => {
        await expectNothingCutOff(page, path, [280, 320])
        await addReaderStyle(page, widerText)
        await expectNothingCutOff(page, `${path} with wider text`, [360, 1200])
      })
    })

  for (const width of [280, 320, 360, 1200])
    for (const isWider of [false, true])
      test(
        `in every state at ${width} pixels${isWider ? ', with wider set text' : ''}`,
        { tag: '@sweep' },
        async ({ page }) => {
          test.slow()
          await page.setViewportSize({ width, height: 640 })
          await walk(
            page,
            everyPath,
            async (name, part) => {
              if (isWider && !part) await addReaderStyle(page, widerText)
              expect.soft(await cutOff(page), name).toEqual([])
            },
            true,
          )
        },
      )
})

for (const [wish, seconds] of [
  ['reduce', '0s'],
  ['no-preference', '0.25s'],
] as const) {
  test(`an answer unfolds in ${seconds} where the wish is "${wish}"`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: wish })
    await page.goto('/rewards')
    const durations = await page
      .locator('#questions details')
      .first()
      .evaluate((answer: HTMLDetailsElement) => {
        answer.open = true
        return getComputedStyle(answer, '::details-content').transitionDuration
      })
    expect(durations.split(', ')[0]).toBe(seconds)
  })
}

/** The colours and borders of an element, or of its pseudo-element, as the browser shows them. */
function styleOf(locator: Locator, pseudo?: string) {
  return locator.evaluate((element, part) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor, backgroundImage } =
      getComputedStyle(element, part)
    return { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor, backgroundImage }
  }, pseudo)
}

test('in forced colours, controls keep borders, the header a ground, questions a plus', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openHydrated(page, '/contact')
  const { primary, quiet } = await selectorsOf('actions/button', 'primary', 'quiet')
  const controls = page.locator('main').locator(`button, input, textarea, a:is(${primary}, ${quiet})`)
  expect(await controls.count()).toBeGreaterThan(5)
  for (const control of await controls.all()) {
    const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = await styleOf(control)
    expect(Number.parseFloat(borderTopWidth)).toBeGreaterThanOrEqual(1)
    expect(borderTopStyle).toBe('solid')
    expect(borderTopColor).not.toBe(backgroundColor)
  }
  await page.evaluate(() => scrollTo(0, 200))
  const ground = await styleOf(page.locator('header'), '::before')
  expect(ground.backgroundColor).toMatch(/^rgb\(/)
  await expect(page.locator('footer button').last()).toHaveCSS('text-decoration-line', 'underline')
  // Where the other buttons of the hero look like links otherwise.
  await page.setViewportSize({ width: 950, height: 740 })
  await page.goto('/')
  await expect(page.locator(`main ${quiet}`).first()).toHaveCSS('padding-left', '24px')

  await page.goto('/rewards')
  const { backgroundImage } = await styleOf(page.locator('summary').first(), '::after')
  expect(backgroundImage).toContain('gradient')
})

test('in forced colours, the current chip and the example filled in are underlined', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openHydrated(page, '/rewards')
  const main = page.getByRole('main')
  const [gold, silver] = ['Gold', 'Silver'].map((name) => main.getByRole('link', { name, exact: true }))
  await gold!.press('Enter')
  await expect(gold!).toHaveCSS('text-decoration-line', 'underline')
  await expect(silver!).toHaveCSS('text-decoration-line', 'none')
  await chipTo(page, 'costs').press('Enter')
  await expect(chipTo(page, 'costs')).toHaveCSS('text-decoration-line', 'underline')
  await expect(chipTo(page, 'tiers')).toHaveCSS('text-decoration-line', 'none')
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`in forced colours, what drawings in the text say can be seen (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    const { ground } = await selectorsOf('print/print', 'ground')
    const ornament = `${ground}, defs *, mask *`
    for (const path of everyPath) {
      await openHydrated(page, path)
      const drawings = await page.evaluate(colouredDrawings, ornament)
      const faint = drawings.filter(({ behind, inks }) => inks.every((ink) => contrast(ink, behind) < 3))
      expect.soft(faint, path).toEqual([])
    }
  })

/** Runs in a page: the parts of drawings with their colours, without ornament. */
function colouredDrawings(ornament: string): { what: string; behind: Rgb; inks: Rgb[] }[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  const rgbOf = (colour: string) => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
  }
  const groundOf = (element: Element | null): string => {
    const { backgroundColor } = getComputedStyle(element ?? document.documentElement)
    if (!element || !backgroundColor.endsWith(', 0)')) return backgroundColor
    return groundOf(element.parentElement)
  }
  const parts = document.querySelectorAll<SVGElement>('main svg :is(path, circle, rect, line, text)')
  return [...parts].flatMap((part) => {
    const { fill, stroke, visibility } = getComputedStyle(part)
    // The dots of a pattern are parts of their own.
    const inks = [fill, stroke].filter((colour) => colour !== 'none' && !colour.startsWith('url('))
    const isSeen = part.checkVisibility() && visibility === 'visible' && inks.length > 0
    const what = `${part.parentElement!.closest('[class]')?.className} ${part.outerHTML.slice(0, 60)}`
    return isSeen && !part.matches(ornament)
      ? [{ what, behind: rgbOf(groundOf(part)), inks: inks.map(rgbOf) }]
      : []
  })
}

test('with more contrast, no text is soft and every line is full, on every ground', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  await walk(page, everyPath, async (path) => {
    const faint = await page.evaluate(() =>
      [...document.querySelectorAll('html, .on-night, .on-band')].flatMap((ground) => {
        const style = getComputedStyle(ground)
        const [ink, ...others] = ['--ink', '--ink-soft', '--line'].map((name) => style.getPropertyValue(name))
        return others.every((colour) => colour === ink) ? [] : ground.outerHTML.slice(0, 80)
      }),
    )
    expect.soft(faint, path).toEqual([])
    const hero = page.getByRole('main').locator('section').first()
    const title = await hero.getByRole('heading', { level: 1 }).evaluate((h1) => getComputedStyle(h1).color)
    await expect.soft(hero.locator('h1 ~ p').first(), path).toHaveCSS('color', title)
    const kickers = await page.locator(':is(.on-night, .on-band) .kicker').evaluateAll((all) => {
      const colourOf = (element: Element) => getComputedStyle(element).color
      const coloured = all.filter((kicker) => colourOf(kicker) !== colourOf(kicker.parentElement!))
      return coloured.map(({ textContent }) => textContent)
    })
    expect.soft(kickers, path).toEqual([])
  })
})

/** Everything on the page that is no dark word on white, for printers that print grounds. */
function unreadableOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
    const known = new Map<string, number>()
    /** From 0 to 255; a colour that lets the paper through is as light as the paper. */
    const measure = (color: string) => {
      for (const fill of ['#fff', color]) {
        context.fillStyle = fill
        context.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
      return 0.3 * red + 0.6 * green + 0.1 * blue
    }
    const lightnessOf = (color: string) => {
      if (!known.has(color)) known.set(color, measure(color))
      return known.get(color)!
    }
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE)
    return [...document.querySelectorAll('html, body, #app, #app *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        return lightnessOf(backgroundColor) < 150 || (hasText(element) && lightnessOf(color) > 100)
      })
      .map((element) => element.outerHTML.slice(0, 100))
  })
}

test('on paper, words are dark on white in either scheme', async ({ page }) => {
  await walk(page, everyPath, async (path) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'print', colorScheme })
      await expect(page.getByRole('banner')).toBeHidden()
      expect.soft(await unreadableOnPaper(page), `${path}, ${colorScheme} scheme`).toEqual([])
    }
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  })
})
