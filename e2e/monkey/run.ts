/**
 * `npm run monkey [-- --seed=1 --steps=1000]`: performs random actions on the built site. They are taps,
 * keys, scrolling, Back, reloads, window sizes, networks and a slow processor. The first exception, wrong
 * title or heading, lost focus, leftover `inert` or missing section is a failure. It then prints the last
 * actions.
 */
import { setTimeout as later } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.ts'
import { readParameters, stop } from '../../shared/command.ts'
import { randomFrom } from '../../shared/random.ts'
import { legalPage } from '../../src/addresses.ts'
import { legalDocuments } from '../../src/content/legal/documents.ts'
import { hero as notFound } from '../../src/content/not-found.ts'
import { isPagePath } from '../../src/content/pages.ts'
import { titleFor } from '../../src/head/head.ts'
import { headings, startSite } from '../support/site.ts'

const options = { seed: { type: 'string' }, steps: { type: 'string', default: '1000' } } as const
const { values } = readParameters({ options })
const seed = Number(values.seed ?? Date.now() % 100_000)
const steps = Number(values.steps)
if (!Number.isInteger(seed) || !(steps > 0)) stop('--seed and --steps are numbers.')

const { below, pick } = randomFrom(seed)
const windows = [280, 360, 480, 768, 1280].map((width) => ({ width, height: 500 + below(500) }))
const keys = ['Tab', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'ArrowDown', 'PageDown', 'End', 'Home']
const networks = ['fast', 'slow', 'missing']

const site = await startSite()
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] })
const context = await browser.newContext({ viewport: windows[1]!, isMobile: true, hasTouch: true })
const page = await context.newPage()
const devTools = await context.newCDPSession(page)
const errors: string[] = []
page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.stack ?? String(error)}`))
// Failed requests come from the simulated networks.
page.on('console', (message) => {
  if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
    errors.push(message.text())
})

/** The monkey's actions, weighted by repetition. Each returns a description. */
const rare = [type, forward, resize, network, processor, reload]
const acts = [tap, tap, tap, tap, tap, key, key, key, scroll, scroll, back, back, ...rare]

console.log(`seed ${seed}, ${steps} steps`)
const way: string[] = []
try {
  await page.goto(site.origin)
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  for (let step = 1; step <= steps; step++) {
    const act = pick(acts)
    const name = `${step}. ${act.name}`
    way.push(name)
    await page.evaluate(notePath).catch(whileLeaving)
    way[step - 1] = `${name}: ${await act().catch(whileLeaving)}`
    await check()
  }
  console.log(`${steps} passed, 0 failed`)
} catch (error) {
  console.error(way.slice(-15).join('\n'))
  console.error(
    `✗ ${(error as Error).message}\nseed ${seed}: ${Math.max(0, way.length - 1)} passed, 1 failed`,
  )
  process.exitCode = 1
} finally {
  await browser.close()
  await site.close()
}

/** Ignores errors of evaluating and reloading during a navigation. */
function whileLeaving(error: Error): string {
  if (!/Execution context was destroyed|Not attached to an active page/.test(error.message)) throw error
  return 'is late'
}

/** Taps the middle of a visible control that opens no other program: Chromium then stops answering to touches. */
async function tap(): Promise<string> {
  const targets = await page.evaluate(() => {
    const answering = document.querySelectorAll(
      'a[href]:not([href^="mailto:"], [href^="tel:"]), button, summary, input, textarea',
    )
    return [...answering].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const isOnTop = element.contains(document.elementFromPoint(x, y))
      const text = element.textContent.slice(0, 30) || element.outerHTML.slice(0, 50)
      return isOnTop ? [{ x, y, text }] : []
    })
  })
  if (targets.length === 0) return 'taps nothing'
  const { x, y, text } = pick(targets)
  await page.touchscreen.tap(x, y)
  return `taps "${text}"`
}

async function key(): Promise<string> {
  const name = pick(keys)
  await page.keyboard.press(name)
  return `presses ${name}`
}

async function type(): Promise<string> {
  const text = pick(['Thandi', 'thandi@example.org', '🧡', 'x'.repeat(300), '<b>'])
  await page.keyboard.insertText(text)
  return `types ${text.slice(0, 20)}`
}

async function scroll(): Promise<string> {
  const top = below(12_000)
  await page.evaluate((pixels) => scrollTo(0, pixels), top)
  return `scrolls to ${top}`
}

async function back(): Promise<string> {
  // The first history entry is the browser's blank page.
  await page.evaluate(() => void (navigation.canGoBack && navigation.back()))
  return 'goes back'
}

async function forward(): Promise<string> {
  await page.evaluate(() => history.forward())
  return 'goes forward'
}

async function reload(): Promise<string> {
  await page.reload()
  return 'reloads'
}

async function resize(): Promise<string> {
  const size = pick(windows)
  await page.setViewportSize(size)
  return `resizes to ${size.width} × ${size.height}`
}

async function network(): Promise<string> {
  const name = pick(networks)
  const throughput = name === 'slow' ? 50_000 : -1
  await devTools.send('Network.emulateNetworkConditions', {
    offline: name === 'missing',
    latency: name === 'slow' ? 400 : 0,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  return `has a ${name} network`
}

async function processor(): Promise<string> {
  const rate = pick([1, 6])
  await devTools.send('Emulation.setCPUThrottlingRate', { rate })
  return `has a processor ${rate} times slower`
}

/** @throws when the page is not in a correct state within fifteen seconds */
async function check() {
  let problem = ''
  for (let tries = 0; tries < 150; tries++) {
    // Evaluation fails during a navigation.
    problem = await page.evaluate(stateOfPage).then(problemOf, (error: unknown) => String(error))
    if (errors.length > 0) throw new Error(errors.join('\n'))
    if (problem === '') return
    await later(100)
  }
  throw new Error(problem)
}

/** These two run in the page. */
function notePath() {
  Object.assign(window, { monkeyPath: location.pathname })
}

function stateOfPage() {
  const lastPath = Reflect.get(window, 'monkeyPath') as string | undefined
  return {
    path: location.pathname,
    hash: location.hash,
    title: document.title,
    heading: document.querySelector('h1')?.textContent,
    hasMoved: lastPath !== undefined && lastPath !== location.pathname,
    focus: document.activeElement?.localName,
    isInert: document.querySelector('[inert]') !== null,
    isMenuOpen: document.querySelector('#site-menu:popover-open') !== null,
    isWhole: document.querySelector('[data-to-come]') === null,
  }
}

function problemOf(state: ReturnType<typeof stateOfPage>): string {
  const { path, hash, title, heading, hasMoved, focus, isInert, isMenuOpen, isWhole } = state
  if (!titlesAt(path, hash).includes(title)) return `${path}${hash} has the title "${title}"`
  if (heading !== (isPagePath(path) ? headings[path] : notFound.title))
    return `${path} has the heading "${heading}"`
  if (hasMoved && focus === 'body') return `focus is lost after a move to ${path}`
  if (isInert && !isMenuOpen) return `${path} is inert without an open menu`
  return isWhole ? '' : `${path} has no sections`
}

/** The titles that an address may have: /legal has that of the document that it shows, and the skip link changes no document. */
function titlesAt(path: string, hash: string): string[] {
  const own = titleFor(path)
  if (path !== legalPage) return [own]
  const titles = legalDocuments.map((document) => titleFor(path, document))
  if (hash === '#main') return [own, ...titles]
  return [titles[legalDocuments.findIndex(({ id }) => id === hash.slice(1).replace(/-\d+$/, ''))] ?? own]
}
