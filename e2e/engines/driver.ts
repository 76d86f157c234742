import { chromium, firefox } from '@playwright/test'
import type { Browser, BrowserContext } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../setup/chromium.ts'
import { installed, onPath } from '../../setup/debian.ts'

/** A browser as the journey uses it: what Playwright and WebDriver have in common. */
export interface Driver {
  version: string
  /** Loads an address; resolves when the page has loaded. */
  open(address: string): Promise<void>
  /** Runs a function in the page. It sees the page and its argument, and nothing around it here. */
  evaluate<Argument, Result>(script: (argument: Argument) => Result, argument: Argument): Promise<Result>
  /** Scrolls to the first element that matches and clicks on its middle. */
  click(selector: string): Promise<void>
  /** Types into a field. */
  type(selector: string, text: string): Promise<void>
  pressEscape(): Promise<void>
  quit(): Promise<void>
}

/** Size of the window in CSS pixels: narrow enough for the menu with a toggle. */
export const windowSize = { width: 480, height: 800 }

export async function startChromium(): Promise<Driver> {
  return driverOf(await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] }))
}

/** Firefox ESR from Debian. The channel tells Playwright that it is Mozilla's own build, to be driven by WebDriver BiDi. */
export async function startFirefox(): Promise<Driver> {
  const executablePath = installed(() => onPath('firefox-esr'), ['firefox-esr'])
  return driverOf(await firefox.launch({ channel: 'moz-firefox', executablePath }))
}

/** @param given a context with more than the window */
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
