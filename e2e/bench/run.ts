/**
 * `npm run bench`: measures the built site and prints a table; `--save` writes it to docs/performance.md. It
 * needs a quiet machine for three quarters of an hour. Names of parts (transfer, navigation, hydration, paint, growth) limit the run to
 * them. `--rounds=1` is a quick trial without statistical value.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../setup/chromium.ts'
import { builtSite, startSite } from '../support/site.ts'
import { measureHydration } from './hydration.ts'
import { measureOneMorePage } from './one-more-page.ts'
import { measurePaint } from './paint.ts'
import { writePlainPages } from './plain-pages.ts'
import { table } from './rows.ts'
import { measureNavigation } from './navigation.ts'
import { measureTransfer } from './transfer.ts'

const performanceFile = join(import.meta.dirname, '../../docs/performance.md')
const options = { save: { type: 'boolean' }, rounds: { type: 'string', default: '3' } } as const
const { values, positionals } = parseArgs({ options, allowPositionals: true })
const rounds = Number(values.rounds)

const directory = mkdtempSync(join(tmpdir(), 'bench-'))
cpSync(builtSite, directory, { recursive: true })
await writePlainPages(directory)
const site = await startSite(directory)
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] })
const parts = {
  transfer: () => measureTransfer(browser),
  navigation: () => measureNavigation(browser, site),
  hydration: () => measureHydration(browser, site, rounds),
  paint: () => measurePaint(site, rounds),
  growth: () => measureOneMorePage(rounds),
}
try {
  const rows = []
  for (const [name, measure] of Object.entries(parts))
    if (positionals.length === 0 || positionals.includes(name)) rows.push(...(await measure()))
  console.log(table(rows))
  if (values.save) save(table(rows))
} finally {
  await browser.close()
  await site.close()
  rmSync(directory, { recursive: true })
}

/** Writes the table between two comments of docs/performance.md. */
function save(text: string) {
  const [before, after] = readFileSync(performanceFile, 'utf8').split(
    /(?<=-- --save -->\n)[^]*(?=<!-- end -->)/,
  )
  writeFileSync(performanceFile, `${before}\n${text}\n\n${after}`)
}
