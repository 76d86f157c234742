import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { Builder, By, Key } from 'selenium-webdriver'
import type { WebDriver } from 'selenium-webdriver'
import { webKitPaths } from '../../setup/engines.ts'
import { windowSize } from './driver.ts'
import type { Driver, Engine } from './driver.ts'

/** WebKitGTK's plain browser, on a screen that nobody sees: it has no headless mode. */
export const webKitEngine: Engine = {
  name: 'WebKitGTK',
  async start() {
    const paths = webKitPaths()
    const screen = spawn(paths.screen, ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'])
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
  const element = (selector: string) => webDriver.findElement(By.css(selector))
  return {
    open: (address) => webDriver.get(address),
    evaluate: (script, argument) => webDriver.executeScript(script as never, argument),
    click: (selector) => element(selector).click(),
    async type(selector, text) {
      await element(selector).clear()
      await element(selector).sendKeys(text)
    },
    press: (key) =>
      webDriver
        .actions()
        .sendKeys({ Escape: Key.ESCAPE, Enter: Key.ENTER, Tab: Key.TAB }[key])
        .perform(),
    back: () => webDriver.navigate().back(),
    async quit() {
      await webDriver.quit()
      for (const child of processes) child.kill()
    },
  }
}

/** Resolves once something answers at an address; the driver takes a moment to start. */
async function answering(address: string) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isThere = await fetch(`${address}/status`).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 100))
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
