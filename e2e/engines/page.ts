import type { Driver } from './driver.ts'

/** What the journey asks a page, in words that every engine understands. */

const patienceInMilliseconds = 20_000
const pauseInMilliseconds = 100

/**
 * Resolves once something holds.
 *
 * @param what completes "waited in vain for …"
 * @throws when it does not hold for long
 */
export async function eventually(holds: () => Promise<boolean>, what: string) {
  for (let waited = 0; waited < patienceInMilliseconds; waited += pauseInMilliseconds) {
    // While a page gives way to the next there is nothing to ask.
    if (await holds().catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, pauseInMilliseconds))
  }
  throw new Error(`waited in vain for ${what}`)
}

/** Opens a page and waits until React has woken it up. */
export async function openAwake(driver: Driver, address: string) {
  await driver.open(address)
  await eventually(() => isAwake(driver), `${address} to wake up`)
}

export function isAwake(driver: Driver): Promise<boolean> {
  return driver.evaluate(() => {
    const heading = document.querySelector('main h1')
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'))
  }, null)
}

/** The text of the page's one h1, if it is shown. */
export async function headingOf(driver: Driver): Promise<string | undefined> {
  const [text] = await shownOf(driver, 'h1')
  return text
}

/** The texts of all elements that match and can be seen. */
export function shownOf(driver: Driver, selector: string): Promise<string[]> {
  return driver.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>(wanted)]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => element.textContent),
    selector,
  )
}

/** Whether the first element that matches can be seen: it has a box of some height, and nothing hides it. */
export function isShown(driver: Driver, selector: string): Promise<boolean> {
  return driver.evaluate((wanted) => {
    const element = document.querySelector(wanted)
    return (
      element !== null &&
      element.getBoundingClientRect().height > 0 &&
      element.checkVisibility({ visibilityProperty: true })
    )
  }, selector)
}

export function isFocused(driver: Driver, selector: string): Promise<boolean> {
  return driver.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
}

/**
 * Collects exceptions that nothing catches, from now on; the function that comes back returns them, and fails where the
 * page has been reloaded meanwhile.
 */
export async function errorsSince(driver: Driver): Promise<() => Promise<string[]>> {
  await driver.evaluate(() => {
    const errors: string[] = []
    addEventListener('error', (event) => errors.push(event.message))
    addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)))
    Object.assign(window, { collectedErrors: errors })
  }, null)
  return () =>
    driver.evaluate(() => {
      if (!('collectedErrors' in window)) throw new Error('the page was reloaded')
      return window.collectedErrors as string[]
    }, null)
}
