import { chromium, firefox } from '@playwright/test'
import type { Browser, LaunchOptions, Page } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../setup/chromium.ts'
import { firefoxPath } from '../../setup/engines.ts'
import { windowSize } from './driver.ts'
import type { Driver, Engine } from './driver.ts'

export const chromiumEngine: Engine = {
  name: 'Chromium',
  async start() {
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] })
    return connect(browser)
  },
}

/** Firefox ESR as Debian ships it, through WebDriver BiDi: the channel tells Playwright that it is Mozilla's own build. */
export const firefoxEngine: Engine = {
  name: 'Firefox ESR',
  async start() {
    const options: LaunchOptions = { channel: 'moz-firefox', executablePath: firefoxPath() }
    return connect(await firefox.launch(options))
  },
}

async function connect(browser: Browser) {
  const context = await browser.newContext({ viewport: windowSize, serviceWorkers: 'allow' })
  const page = await context.newPage()
  return { driver: driverOf(page, browser), version: browser.version() }
}

function driverOf(page: Page, browser: Browser): Driver {
  return {
    async open(address) {
      await page.goto(address)
    },
    evaluate: (script, argument) => page.evaluate(script as never, argument),
    click: (selector) => page.locator(selector).first().click(),
    type: (selector, text) => page.locator(selector).first().fill(text),
    press: (key) => page.keyboard.press(key),
    // Playwright would wait for Firefox to load a page that it has kept as it was.
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    quit: () => browser.close(),
  }
}
