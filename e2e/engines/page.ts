import assert from 'node:assert/strict'
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

/**
 * Opens a page and waits until React has woken it up, which no error may accompany, and all of it is laid out. The function
 * that comes back returns the errors from then on.
 */
export async function openAwake(driver: Driver, address: string): Promise<() => Promise<string[]>> {
  await driver.open(address)
  const errors = await errorsSince(driver)
  await eventually(() => isAwake(driver), `${address} to wake up`)
  await eventually(() => isLaidOut(driver), `${address} to be laid out`)
  assert.deepEqual(await errors(), [], address)
  return errors
}

/** React wakes up what stands around a page, the footer last; most pages are left as they are (decision 013). */
export function isAwake(driver: Driver): Promise<boolean> {
  return driver.evaluate(() => {
    const footer = document.querySelector('footer')
    return footer !== null && Object.keys(footer).some((key) => key.startsWith('__reactFiber$'))
  }, null)
}

/** Whether the foot of the page is laid out, which comes last (decision 022). */
function isLaidOut(driver: Driver): Promise<boolean> {
  return driver.evaluate(() => document.querySelector('footer')!.getAnimations().length === 0, null)
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
 * How a page looks, for comparing: what the style says of each element in it, without what depends on the font that has
 * arrived or on where the pointer is, and without the lines of icons, which a script takes from their file (decision 007).
 */
export function lookOf(driver: Driver): Promise<string[]> {
  return driver.evaluate(
    (properties) =>
      [
        ...document.querySelectorAll(
          'main, main :not(:is(a, button, input, textarea, summary), a *, .icon *)',
        ),
      ].map((element) => {
        const style = getComputedStyle(element)
        const values = properties.map((property) => style.getPropertyValue(property))
        return `${element.localName}.${element.className}: ${values.join(' | ')}`
      }),
    [
      'display',
      'position',
      'color',
      'background-color',
      'background-image',
      'border-top-width',
      'border-radius',
      'padding-top',
      'margin-top',
      'font-size',
      'font-weight',
      'min-height',
    ],
  )
}

/**
 * Collects exceptions that nothing catches, what scripts write to the console as an error and what the policy forbids,
 * from now on; the function that comes back returns them, and fails where the page has been reloaded meanwhile.
 */
async function errorsSince(driver: Driver): Promise<() => Promise<string[]>> {
  await driver.evaluate(() => {
    const errors: string[] = []
    addEventListener('error', (event) => errors.push(event.message))
    addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)))
    document.addEventListener('securitypolicyviolation', (event) =>
      errors.push(`${event.effectiveDirective}: ${event.blockedURI}`),
    )
    console.error = (...words: unknown[]) => errors.push(words.join(' '))
    Object.assign(window, { collectedErrors: errors })
  }, null)
  return () =>
    driver.evaluate(() => {
      if (!('collectedErrors' in window)) throw new Error('the page was reloaded')
      return window.collectedErrors as string[]
    }, null)
}
