import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { isCompressed } from '../../host/built-site.ts'
import { optionalFeatures, prefixed } from '../../lint/engines/optional-features.ts'
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.ts'
import { temporaryDirectory } from '../../scripts/support/temporary-directory.ts'
import type { TemporaryDirectory } from '../../scripts/support/temporary-directory.ts'
import { builtSite } from '../support/site.ts'
import { driverOf, windowSize } from './driver.ts'
import type { Driver } from './driver.ts'

/** What an old engine lacks, by the names in the linter's list. It has what the build writes with a prefix. */
const newFeatures = Object.entries(optionalFeatures).flatMap(([effect, names]) =>
  effect === prefixed ? [] : names,
)

/** How built HTML and CSS write them. The prefix `x-` disables what it finds. */
const written = new RegExp([...newFeatures.map(patternOf), 'allow-discrete'].join('|'), 'gi')

function patternOf(feature: string): string {
  const [kind, name = '', part] = feature.split('.')
  if (kind === 'selectors') return `(?<=:)${name}(?![\\w-])`
  if (kind === 'at-rules') return part ? `${part}(?=:)` : `(?<=@)${name}`
  if (kind === 'types') return `\\b${name}(?=\\()`
  // Its value may be that of a custom property.
  if (kind === 'properties' && part) return `(?<=(${name}|--[\\w-]+):[^;}]*)${part}`
  if (kind === 'properties') return `(?<![\\w-])${name}[\\w-]*(?=:)`
  // An attribute, and others that begin with its name.
  return `(?<= )${kind}\\w*(?==)`
}

/** A copy of the built site without those features. */
export function siteForOldEngine(): TemporaryDirectory {
  const copy = temporaryDirectory()
  const { directory } = copy
  cpSync(builtSite, directory, { recursive: true, filter: (file) => !isCompressed(file) })
  for (const name of globSync('**/*.{html,css}', { cwd: directory })) {
    const file = join(directory, name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(written, 'x-$&'))
  }
  return copy
}

/** Chromium without the APIs that an old engine lacks, and without everything newer than the library of src/tsconfig.json. */
export async function startOldEngine(): Promise<Driver> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] })
  // The changed styles no longer match the hashes in the pages' policy.
  const context = await browser.newContext({ viewport: windowSize, bypassCSP: true, serviceWorkers: 'block' })
  await context.addInitScript((names) => {
    for (const name of [...names, 'trustedTypes', 'ToggleEvent'])
      for (const owner of [HTMLElement.prototype, Navigator.prototype, window])
        Reflect.deleteProperty(owner, name)
    const { matches } = Element.prototype
    Reflect.set(Element.prototype, 'matches', function (this: Element, selector: string) {
      return matches.call(this, selector.replace(':popover-open', ':x-popover-open'))
    })
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
  }, newFeatures)
  return driverOf(browser, context)
}
