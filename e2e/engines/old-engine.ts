import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { isCompressed } from '../../host/built-site.ts'
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.ts'
import { temporaryDirectory } from '../../scripts/support/temporary-directory.ts'
import type { TemporaryDirectory } from '../../scripts/support/temporary-directory.ts'
import { builtSite } from '../support/site.ts'
import { driverOf, windowSize } from './driver.ts'
import type { Driver } from './driver.ts'

/**
 * Features in the built HTML and CSS that a supported engine may lack (decision 005). The prefix `x-`
 * disables them in Chromium. pages/faq.spec.ts tests the site without `<details name>`.
 */
const newFeatures = new RegExp(
  [
    '(?<=:)(popover-open|target-current)',
    '(?<=::)details-content',
    String.raw`(?<=:)has(?=\()`,
    'subgrid|(animation|view)-timeline|animation-range|timeline-scope|scroll-target-group',
    String.raw`sibling-index(?=\()`,
    'content-visibility|scrollbar-width|allow-discrete|interpolate-size|text-wrap',
    '(?<=@)starting-style',
    'scripting(?=:)',
    '(?<=[ {])popover(target(action)?)?(?==)',
  ].join('|'),
  'gi',
)

/** A copy of the built site without those features. */
export function siteForOldEngine(): TemporaryDirectory {
  const copy = temporaryDirectory()
  const { directory } = copy
  cpSync(builtSite, directory, { recursive: true, filter: (file) => !isCompressed(file) })
  for (const name of globSync('**/*.{html,css}', { cwd: directory })) {
    const file = join(directory, name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(newFeatures, 'x-$&'))
  }
  return copy
}

/** Chromium without the APIs that the oldest supported engines lack. */
export async function startOldEngine(): Promise<Driver> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] })
  // The changed styles no longer match the hashes in the pages' policy.
  const context = await browser.newContext({ viewport: windowSize, bypassCSP: true, serviceWorkers: 'block' })
  await context.addInitScript(() => {
    const prototype = HTMLElement.prototype as Partial<HTMLElement>
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'] as const)
      delete prototype[name]
    const { matches } = Element.prototype
    Reflect.set(Element.prototype, 'matches', function (this: Element, selector: string) {
      return matches.call(this, selector.replace(':popover-open', ':x-popover-open'))
    })
    for (const name of ['trustedTypes', 'requestIdleCallback', 'ToggleEvent'])
      Reflect.deleteProperty(window, name)
    // Everything newer than the library of src/tsconfig.json.
    for (const name of ['withResolvers', 'try']) Reflect.deleteProperty(Promise, name)
    for (const [owner, name] of [
      [Object, 'groupBy'],
      [Map, 'groupBy'],
      [Array, 'fromAsync'],
      [RegExp, 'escape'],
      [String.prototype, 'isWellFormed'],
      [String.prototype, 'toWellFormed'],
      [ArrayBuffer.prototype, 'transfer'],
    ] as const)
      Reflect.deleteProperty(owner, name)
    const sets = ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf']
    for (const name of [...sets, 'isDisjointFrom']) Reflect.deleteProperty(Set.prototype, name)
    const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object
    const helpers = 'map filter take drop flatMap reduce toArray forEach some every find'
    for (const name of helpers.split(' ')) Reflect.deleteProperty(iterators, name)
    Reflect.deleteProperty(window, 'Iterator')
  })
  return driverOf(browser, context)
}
