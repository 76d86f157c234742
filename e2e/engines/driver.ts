import { chromium, firefox } from '@playwright/test'
import type { Browser, BrowserContext } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.ts'
import { findOrInstall, onPath } from '../../scripts/support/system-packages.ts'

/** The functions that Playwright and WebDriver share, as the journey uses them. */
export interface Driver {
  version: string
  /** Loads an address; resolves when the page has loaded. */
  open(address: string): Promise<void>
  /** Runs a function in the page. It can use only its argument and the page's globals. */
  evaluate<Argument, Result>(script: (argument: Argument) => Result, argument: Argument): Promise<Result>
  /** Scrolls to the first matching element and clicks its middle. */
  click(selector: string): Promise<void>
  /** Types into a field. */
  type(selector: string, text: string): Promise<void>
  pressEscape(): Promise<void>
  quit(): Promise<void>
}

/** Window size in CSS pixels; it is narrow enough for the menu with a toggle. */
export const windowSize = { width: 480, height: 800 }

/** The Chromium of the end-to-end tests. */
export async function startChromium(): Promise<Driver> {
  return driverOf(await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] }))
}

/** Firefox ESR from Debian. The channel makes Playwright drive it by WebDriver BiDi, as Mozilla's own build. */
export async function startFirefox(): Promise<Driver> {
  const executablePath = findOrInstall(() => onPath('firefox-esr'), ['firefox-esr'])
  return driverOf(await firefox.launch({ channel: 'moz-firefox', executablePath }))
}

/**
 * Drives a browser of Playwright.
 *
 * @param given a context to use in place of a default one
 */
export async function driverOf(browser: Browser, given?: BrowserContext): Promise<Driver> {
  const context = given ?? (await browser.newContext({ viewport: windowSize, serviceWorkers: 'allow' }))
  const page = await context.newPage()
  return {
    version: browser.version(),
    open: async (address) => void (await page.goto(address)),
    evaluate: (script, argument) => page.evaluate(script as never, argument),
    click: (selector) => page.locator(selector).first().click(),
    type: (selector, text) => page.locator(selector).fill(text),
    pressEscape: () => page.keyboard.press('Escape'),
    quit: () => browser.close(),
  }
}
