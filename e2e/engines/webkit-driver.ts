import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { Builder, By, Key, error } from 'selenium-webdriver'
import type { WebDriver } from 'selenium-webdriver'
import { webKitPaths } from '../../setup/engines.ts'
import { windowSize } from './driver.ts'
import type { Driver, Engine } from './driver.ts'

/** How often something that is not ready yet is tried, and the pause in between. */
const mostAttempts = 100
const pauseInMilliseconds = 100

/** WebKitGTK's plain browser, on a screen that nobody sees: it has no headless mode. */
export const webKitEngine: Engine = {
  name: 'WebKitGTK',
  async start() {
    const paths = webKitPaths()
    const screen = spawn(paths.screen, [
      '-displayfd',
      '1',
      '-screen',
      '0',
      '1280x1024x24',
      '-nolisten',
      'tcp',
    ])
    const display = `:${String((await once(screen.stdout, 'data'))[0]).trim()}`
    const port = await freePort()
    const server = spawn(paths.driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: display,
        LIBGL_ALWAYS_SOFTWARE: '1',
        // Its sandbox does not work for root, as in most containers.
        ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
      },
    })
    const webDriver = await connect(port, paths.browser)
    const capabilities = await webDriver.getCapabilities()
    await webDriver.manage().window().setRect(windowSize)
    return {
      driver: driverOf(webDriver, [server, screen]),
      version: String(capabilities.getBrowserVersion()),
    }
  },
}

async function connect(port: number, browser: string): Promise<WebDriver> {
  const address = `http://127.0.0.1:${port}`
  await answering(address)
  return new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    .build()
}

function driverOf(webDriver: WebDriver, processes: readonly ChildProcess[]): Driver {
  return {
    open: (address) => webDriver.get(address),
    evaluate: (script, argument) => webDriver.executeScript(script, argument),
    click: (selector) => clickWhenStill(webDriver, selector),
    async type(selector, text) {
      await clickWhenStill(webDriver, selector)
      await webDriver.actions().sendKeys(text).perform()
    },
    press: (key) =>
      webDriver.actions().sendKeys({ Escape: Key.ESCAPE, Enter: Key.ENTER, Tab: Key.TAB }[key]).perform(),
    back: () => webDriver.navigate().back(),
    forward: () => webDriver.navigate().forward(),
    async quit() {
      await webDriver.quit()
      for (const child of processes) child.kill()
    },
  }
}

/**
 * Playwright scrolls to an element and waits until it stands still and free before it clicks. WebKit's driver does not
 * always scroll, and refuses to click on what moves: it is asked again.
 */
async function clickWhenStill(webDriver: WebDriver, selector: string) {
  for (let attempt = 1; ; attempt++) {
    try {
      const element = await webDriver.findElement(By.css(selector))
      await webDriver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element)
      await element.click()
      return
    } catch (refusal) {
      if (!(refusal instanceof error.ElementNotInteractableError) || attempt === mostAttempts) throw refusal
      await new Promise((resolve) => setTimeout(resolve, pauseInMilliseconds))
    }
  }
}

/** Resolves once something answers at an address; the driver takes a moment to start. */
async function answering(address: string) {
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const isThere = await fetch(`${address}/status`).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, pauseInMilliseconds))
  }
  throw new Error(`WebKitWebDriver does not answer at ${address}`)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
