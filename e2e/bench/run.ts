/**
 * `npm run bench`: measures the built site and prints a table; `--save` writes it to docs/performance.md. It
 * needs a quiet machine for three quarters of an hour. Names of parts limit the run to them: transfer, navigation,
 * hydration, paint-4g, paint-3g, score, growth. `--rounds=1` is a quick trial without statistical value.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.ts'
import { temporaryDirectory } from '../../scripts/support/temporary-directory.ts'
import { readParameters, stop } from '../../shared/command.ts'
import { git } from '../../shared/git.ts'
import { builtSite, startSite } from '../support/site.ts'
import type { RunningSite } from '../support/site.ts'
import { measureHydration } from './hydration.ts'
import { measureNavigation } from './navigation.ts'
import { measureOneMorePage } from './one-more-page.ts'
import { measurePaint, measureScore } from './paint.ts'
import { writePlainPages } from './plain-pages.ts'
import { table } from './rows.ts'
import type { Row } from './rows.ts'
import { slow3g, slow4g } from './slow-network.ts'
import { measureTransfer } from './transfer.ts'

const report = join(import.meta.dirname, '../../docs/performance.md')
const options = { save: { type: 'boolean' }, rounds: { type: 'string', default: '3' } } as const
const { values, positionals } = readParameters({ options, allowPositionals: true })
if (!/^[1-9]\d*$/.test(values.rounds)) stop('--rounds is a whole number from 1 on.')
const rounds = Number(values.rounds)

const parts: Readonly<Record<string, (browser: Browser, site: RunningSite) => Row[] | Promise<Row[]>>> = {
  transfer: measureTransfer,
  navigation: measureNavigation,
  hydration: (browser, site) => measureHydration(browser, site, rounds),
  'paint-4g': (_browser, site) => measurePaint(site, rounds, slow4g, 1.15),
  'paint-3g': (_browser, site) => measurePaint(site, rounds, slow3g, 1.1),
  score: (_browser, site) => measureScore(site, rounds),
  growth: () => measureOneMorePage(),
}
const unknown = positionals.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) stop(`The bench has no ${unknown.join(', ')}, only ${Object.keys(parts).join(', ')}.`)

using copy = temporaryDirectory()
const { directory } = copy
cpSync(builtSite, directory, { recursive: true })
await writePlainPages(directory)
const site = await startSite(directory)
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] })
try {
  const rows: Row[] = []
  for (const [name, measure] of Object.entries(parts))
    if (positionals.length === 0 || positionals.includes(name)) rows.push(...(await measure(browser, site)))
  console.log(table(rows))
  if (values.save) save(rows)
} finally {
  await browser.close()
  await site.close()
}

/** Writes two tables, bytes first, between two comments of docs/performance.md. Rows of parts that were not measured remain. */
function save(rows: readonly Row[]) {
  const [before, old = '', after] = readFileSync(report, 'utf8').split(/(?<=--save -->\n)([^]*)(?=<!-- end)/)
  const lines = positionals.length > 0 ? (old.match(/^\|.* [\da-f]{7,}\+? *\|$/gm) ?? []) : []
  const kept = lines.map((line) => line.slice(1, -1).split('|')).map((row) => row.map((cell) => cell.trim()))
  // With a plus sign where the build may have changes that are not committed.
  const commit = git('describe', '--always', '--dirty=+', '--exclude=*')
  const named = rows.map(([figure, measured, target = 'none']) => [figure, measured, target, commit])
  const all = [...new Map([...kept, ...named].map((row) => [row[0], row])).values()]
  const rowsWith = (ending: RegExp) => all.filter((row) => ending.test(row[1] ?? ''))
  const [bytes, others] = [table(rowsWith(/ B$/), 'Bytes'), table(rowsWith(/[^B]$/), 'Other figure')]
  writeFileSync(report, `${before}\n${bytes}\n\n${others}\n\n${after}`)
}
