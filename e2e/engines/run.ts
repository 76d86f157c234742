/**
 * `npm run test:engines`: one journey through the built site in Chromium, Firefox ESR and WebKitGTK. Words after the command name the
 * engines to run; without any, all three run.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtSite, startSite } from '../support/site.ts'
import { startChromium, startFirefox } from './driver.ts'
import type { Driver } from './driver.ts'
import { journey, plainJourney } from './journey.ts'
import { startWebKit } from './webkit.ts'

const engines = { Chromium: startChromium, 'Firefox ESR': startFirefox, WebKitGTK: startWebKit }
const wanted = process.argv.slice(2).map((word) => word.toLowerCase())
let [passed, failed] = [0, 0]

const plainSite = mkdtempSync(join(tmpdir(), 'plain-site-'))
cpSync(builtSite, plainSite, { recursive: true, filter: (file) => !/\.js(\.br|\.gz)?$/.test(file) })
for (const [name, start] of Object.entries(engines)) {
  if (wanted.length > 0 && !wanted.some((word) => name.toLowerCase().startsWith(word))) continue
  const driver = await start()
  console.log(`\n${name} ${driver.version}`)
  await walk(driver, plainSite, false)
  await walk(driver, builtSite, true)
  await driver.quit()
}
rmSync(plainSite, { recursive: true })
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

async function walk(driver: Driver, directory: string, hasScripts: boolean) {
  const site = { ...(await startSite(directory)), hasScripts }
  for (const [name, step] of Object.entries(hasScripts ? journey : plainJourney)) {
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
  await site.close().catch(() => undefined)
}
