import type { Browser, Page } from '@playwright/test'
import { isHydrated } from '../../shared/is-hydrated.ts'
import { median } from '../support/median.ts'
import { testPhone } from '../support/phones.ts'
import { paths } from '../support/site.ts'
import type { RunningSite } from '../support/site.ts'
import { controlled } from '../support/worker.ts'
import { plainAddressOf } from './plain-pages.ts'
import { milliseconds, times } from './rows.ts'
import type { Row } from './rows.ts'
import { behind, slow3g, slow4g } from './slow-network.ts'

/** Milliseconds after the navigation began; of tasks their duration. */
interface Visit {
  paint: number
  hydrated: number
  /** The worker has the whole site. */
  offline: number
  /** Longest task after the first paint. */
  task: number
  /** Sum of what exceeds 50 ms in each task from the first paint to one second after hydration. */
  blocking: number
}

/**
 * Measures first visits on slow networks: until the page is painted, hydrated and offline, and the tasks between.
 * Each round visits all pages and the plain page with the words of each.
 */
export async function measureHydration(browser: Browser, site: RunningSite, rounds: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const network of [slow3g, slow4g]) {
    const { name, slowdown } = network
    const slow = await behind(site, network)
    const visits = new Map(paths.map((path) => [path, { own: [] as Visit[], plain: [] as number[] }]))
    // The browser's first page is slower than the others.
    await visit(browser, slow.origin + paths[0]!, slowdown)
    for (let round = 0; round < rounds; round++)
      for (const [path, { own, plain }] of visits) {
        own.push(await visit(browser, slow.origin + path, slowdown))
        plain.push(await paintOf(browser, slow.origin + plainAddressOf(path), slowdown))
      }
    await slow.close()
    const figure = (key: keyof Visit) =>
      Math.max(...[...visits.values()].map(({ own }) => median(own.map((one) => one[key]))))
    const ratios = [...visits.values()].map(
      ({ own, plain }) => median(own.map(({ hydrated }) => hydrated)) / median(plain),
    )
    rows.push(
      [`Painted, ${name}`, milliseconds(figure('paint'))],
      [`Hydrated, ${name}`, milliseconds(figure('hydrated'))],
      [`Hydrated, to the paint of plain HTML, ${name}`, times(Math.max(...ratios))],
      [`Whole site offline, ${name}`, milliseconds(figure('offline'))],
      [`Longest task after the paint, processor ${slowdown} × slower`, milliseconds(figure('task'))],
      [
        `Blocking time observed, processor ${slowdown} × slower`,
        milliseconds(figure('blocking')),
        milliseconds(120),
      ],
    )
  }
  return rows
}

async function visit(browser: Browser, address: string, slowdown: number): Promise<Visit> {
  const page = await open(browser, address, slowdown)
  await page.waitForFunction(() => sessionStorage['hydratedAt'] !== undefined, null, { timeout: 60_000 })
  await controlled(page)
  const figures = await page.evaluate(async () => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]!.startTime
    const hydrated = Number(sessionStorage['hydratedAt'])
    const tasks = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'longtask',
        buffered: true,
      })
      // Without a long task the observer is silent.
      setTimeout(() => resolve([]), 300)
    })
    const late = tasks.filter(({ startTime }) => startTime > paint && startTime < hydrated + 1000)
    return {
      paint,
      hydrated,
      offline: Number(sessionStorage['offlineAt']),
      task: Math.max(0, ...late.map(({ duration }) => duration)),
      blocking: late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    }
  })
  await page.context().close()
  return figures
}

async function paintOf(browser: Browser, address: string, slowdown: number): Promise<number> {
  const page = await open(browser, address, slowdown)
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  const paint = (await painted.jsonValue())!
  await page.context().close()
  return paint
}

async function open(browser: Browser, address: string, rate: number): Promise<Page> {
  const page = await browser.newPage(testPhone)
  await page.addInitScript(`(${noteTimes.toString()})(${isHydrated.toString()})`)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate })
  await page.goto(address)
  return page
}

/** Runs in a page: records when React has hydrated it, and when the worker controls it. */
function noteTimes(isDone: () => boolean) {
  const timer = setInterval(() => {
    if (!isDone()) return
    clearInterval(timer)
    sessionStorage['hydratedAt'] = performance.now()
  }, 20)
  navigator.serviceWorker?.addEventListener(
    'controllerchange',
    () => (sessionStorage['offlineAt'] = performance.now()),
  )
}
