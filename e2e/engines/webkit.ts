import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { setTimeout as later } from 'node:timers/promises'
import { findOrInstall, onPath } from '../../scripts/support/system-packages.ts'
import { freePort } from '../../shared/listen.ts'
import { windowSize } from './driver.ts'
import type { Driver } from './driver.ts'

/** Key of an element's id in WebDriver's responses (w3.org/TR/webdriver). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const escapeKey = '\uE00C'

/** A script that ends after two frames. */
const twoFrames = 'requestAnimationFrame(() => requestAnimationFrame(arguments[0]))'

interface Session {
  sessionId: string
  capabilities: { browserVersion: string }
}

/**
 * WebKitGTK's MiniBrowser, driven by WebDriver. It runs on a virtual display, because it has no headless
 * mode.
 */
export async function startWebKit(): Promise<Driver> {
  const paths = findOrInstall(findWebKit, ['webkit2gtk-driver', 'xvfb'])
  // Ends both programs where the browser does not start.
  using programs = new DisposableStack()
  const screen = spawn(paths.screen, ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  programs.defer(() => screen.kill())
  const started = Promise.race([once(screen.stdout, 'data'), once(screen.stdout, 'end')])
  const [display] = (await started) as [Buffer?]
  if (!display) throw new Error('Xvfb ended without a display')
  const port = await freePort()
  const driver = spawn(paths.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // WebKit's sandbox does not work for root, as in most containers.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  programs.defer(() => driver.kill())
  const server = `http://127.0.0.1:${port}`
  const options = { binary: paths.browser, args: ['--automation'] }
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }
  const start = () => send<Session>('POST', `${server}/session`, { capabilities: { alwaysMatch } })
  const { sessionId, capabilities } = await withRetry(start)
  const session = `${server}/session/${sessionId}`
  const ask = <Value>(command: string, body: object) => send<Value>('POST', session + command, body)
  async function find(selector: string) {
    const element = await ask<Record<string, string>>('/element', { using: 'css selector', value: selector })
    return `/element/${element[elementKey]}`
  }
  const evaluate: Driver['evaluate'] = (script, argument) =>
    ask('/execute/sync', { script: `return (${String(script)})(arguments[0])`, args: [argument] })
  await ask('/window/rect', windowSize)
  const running = programs.move()
  return {
    version: capabilities.browserVersion,
    open: (url) => ask('/url', { url }),
    evaluate,
    // WebKit's driver does not always scroll, and rejects clicks on moving elements. In the middle no bar covers the element.
    click: (selector) =>
      withRetry(async () => {
        await evaluate((at) => document.querySelector(at)?.scrollIntoView({ block: 'center' }), selector)
        // A click directly after scrolling sometimes misses the element.
        await ask('/execute/async', { script: twoFrames, args: [] })
        await ask(`${await find(selector)}/click`, {})
      }),
    type: async (selector, text) => ask(`${await find(selector)}/value`, { text }),
    pressEscape: () => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: escapeKey }))
      return ask('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    quit: () => send<void>('DELETE', session).finally(() => running.dispose()),
  }
}

function findWebKit() {
  const [driver, screen] = [onPath('WebKitWebDriver'), onPath('Xvfb')]
  const [browser] = globSync('/usr/lib{,exec}/{*/,}webkit{2,}gtk-*/MiniBrowser')
  return driver && screen && browser ? { driver, screen, browser } : undefined
}

/** @throws with WebDriver's error message, or where it does not answer: it waits without end for a browser that has ended */
async function send<Value>(method: string, address: string, body?: object): Promise<Value> {
  const response = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  })
  const { value } = (await response.json()) as { value: Value & { message?: string } }
  if (!response.ok) throw new Error(value.message)
  return value
}

/** Repeats a failing action for ten seconds. */
async function withRetry<Value>(attempt: () => Promise<Value>): Promise<Value> {
  const end = performance.now() + 10_000
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (performance.now() > end) throw error
      await later(100)
    }
  }
}
