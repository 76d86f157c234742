/**
 * `npm run test:engines`: runs one journey through the built site in several engines: Chromium, Firefox ESR,
 * WebKitGTK and a simulated oldest engine. Decision 005 names the supported ones. Arguments limit the run to
 * the named engines.
 */
import { cpSync } from 'node:fs'
import { isCompressed } from '../../host/built-site.ts'
import { temporaryDirectory } from '../../scripts/support/temporary-directory.ts'
import { readWords, stop } from '../../shared/command.ts'
import { builtSite, startSite } from '../support/site.ts'
import { startChromium, startFirefox } from './driver.ts'
import type { Driver } from './driver.ts'
import { journey, oldJourney, plainJourney } from './journey.ts'
import type { Step } from './journey.ts'
import { siteForOldEngine, startOldEngine } from './old-engine.ts'
import { startWebKit } from './webkit.ts'

const engines = {
  Chromium: startChromium,
  'Firefox ESR': startFirefox,
  WebKitGTK: startWebKit,
  'old engine': startOldEngine,
}
const wanted = readWords().map((word) => word.toLowerCase())
const unknown = wanted.filter((word) => !Object.keys(engines).some((name) => isNamed(name, word)))
if (unknown.length > 0) stop(`No engine is ${unknown.join(', ')}, only ${Object.keys(engines).join(', ')}.`)
let [passed, failed] = [0, 0]

await walkInEachEngine()
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function isNamed(name: string, word: string): boolean {
  return name.toLowerCase().startsWith(word)
}

async function walkInEachEngine() {
  using plainSite = temporaryDirectory()
  const isPlain = (file: string) => !isCompressed(file) && !file.endsWith('.js')
  cpSync(builtSite, plainSite.directory, { recursive: true, filter: isPlain })
  using oldSite = siteForOldEngine()
  for (const [name, start] of Object.entries(engines)) {
    if (wanted.length > 0 && !wanted.some((word) => isNamed(name, word))) continue
    try {
      const driver = await start()
      console.log(`\n${name}: ${driver.version}`)
      if (start === startOldEngine) await walk(driver, oldJourney, oldSite.directory, true)
      else {
        await walk(driver, plainJourney, plainSite.directory, false)
        await walk(driver, journey, builtSite, true)
      }
      await driver.quit()
    } catch (error) {
      // The other engines are still tried.
      failed += 1
      console.log(`\n✗ ${name} does not start or end: ${(error as Error).message}`)
    }
  }
}

async function walk(driver: Driver, steps: Record<string, Step>, directory: string, hasScripts: boolean) {
  const site = { ...(await startSite(directory)), hasScripts }
  for (const [name, step] of Object.entries(steps)) {
    const what = hasScripts ? name : `without scripts, ${name}`
    try {
      await step(driver, site)
      passed += 1
      console.log(`✓ ${what}`)
    } catch (error) {
      failed += 1
      console.log(`✗ ${what}: ${(error as Error).message}`)
    }
  }
  await site.close()
}
