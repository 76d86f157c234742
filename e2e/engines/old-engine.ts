import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../setup/chromium.ts'
import { builtSite } from '../support/site.ts'
import { driverOf, windowSize } from './driver.ts'
import type { Driver } from './driver.ts'

/** Parts of the built HTML and CSS that some engine of the claim does not know (decision 005). An `x-` makes them unknown to all. */
const newerThanClaim =
  /(?<=:)popover-open|(?<=:)has(?=\()|subgrid|animation-timeline|(?<=@)starting-style|allow-discrete|interpolate-size|text-wrap|scripting(?=:)|(?<=[ {])popover(target(action)?)?(?==)/gi

/** A copy of the built site as an engine of the claim would read it. Whoever asks for it deletes it. */
export function siteForOldEngine(): string {
  const directory = mkdtempSync(join(tmpdir(), 'old-engine-'))
  cpSync(builtSite, directory, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  for (const name of globSync('**/*.{html,css}', { cwd: directory })) {
    const file = join(directory, name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(newerThanClaim, 'x-$&'))
  }
  return directory
}

/** Chromium without what the oldest engines of the claim do not have. */
export async function startOldEngine(): Promise<Driver> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] })
  // The policy in the pages names the hashes of their own styles.
  const context = await browser.newContext({ viewport: windowSize, bypassCSP: true, serviceWorkers: 'block' })
  await context.addInitScript(() => {
    const prototype = HTMLElement.prototype as Partial<HTMLElement>
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'] as const)
      delete prototype[name]
    for (const name of ['trustedTypes', 'requestIdleCallback', 'ToggleEvent'])
      Reflect.deleteProperty(window, name)
    for (const name of ['toSorted', 'toReversed', 'with']) Reflect.deleteProperty(Array.prototype, name)
    Reflect.deleteProperty(Promise, 'withResolvers')
  })
  return driverOf(browser, context)
}
