/**
 * `npm run visual [-- REF --only /rewards --only Hero]`: compares the looks of a commit, by default the merge base with
 * main, and of the working tree. It builds both, takes a picture of every page and gallery example of both in
 * every view, and compares them pixel by pixel. The report is dist/visual/report/index.html. `--only` names a
 * page by its path, or an example by its component.
 */
import { rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { launchOptions } from '../../scripts/chromium.ts'
import { unpackWithPackages } from '../../scripts/support/copies.ts'
import { readParameters, stop } from '../../shared/command.ts'
import { git } from '../../shared/git.ts'
import { serveVersion } from './builds.ts'
import { compare } from './compare.ts'
import type { Difference } from './compare.ts'
import { writeReport } from './report.ts'
import { exactPictures, open, shoot, views, viewsWithoutScript } from './shots.ts'
import type { View } from './shots.ts'

const root = join(import.meta.dirname, '../..')
const directory = join(root, 'dist/visual')
const { values, positionals } = readParameters({
  options: { only: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
})
// A clone of another branch has main as a remote branch only.
const [main] = git('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/origin/main')
  .split('\n')
  .filter(Boolean)
const reference = positionals[0] ?? (main && git('merge-base', 'HEAD', main))
const commit = git('rev-parse', '--short', reference ?? stop('There is no main: npm run visual -- REF'))

rmSync(directory, { recursive: true, force: true })
const former = join(directory, 'before')
unpackWithPackages(commit, former)
await using servers = new AsyncDisposableStack()
const versions = await Promise.all([former, root].map(async (tree) => servers.use(await serveVersion(tree))))

const differences: Difference[] = []
/** Names of `--only` that nothing has had so far. */
const unmet = new Set(values.only)
let compared = 0
await Promise.all([comparePages(), compareExamples()])

rmSync(former, { recursive: true, force: true })
if (unmet.size > 0) console.error(`--only names no page and no example: ${[...unmet].join(', ')}`)
differences.sort((a, b) => b.pixels - a.pixels)
for (const { name, pixels } of differences) console.log(`${name}: ${pixels} pixels`)
console.log(`${compared} pictures compared with ${commit}, ${differences.length} differ`)
if (differences.length > 0) console.log(relative('.', writeReport(join(directory, 'report'), differences)))
process.exitCode = differences.length + unmet.size > 0 ? 1 : 0

/** A page that only one version has is compared with the other's not-found page. */
async function comparePages() {
  const browsers = await startBrowsers()
  for (const path of new Set(versions.flatMap(({ paths }) => paths)).values().filter(isWanted))
    for (const [wanted, hasScript] of [
      [views, true],
      [viewsWithoutScript, false],
    ] as const) {
      const pages = await Promise.all(
        versions.map(({ site }, index) => open(browsers[index]!, site + path, hasScript)),
      )
      await compareViews(path, pages, wanted)
      await Promise.all(pages.map((page) => page.context().close()))
    }
}

/** An example that only one version has is compared with an empty page. */
async function compareExamples() {
  if (values.only.length > 0 && values.only.every((name) => name.startsWith('/'))) return
  const browsers = await startBrowsers()
  const galleries = await Promise.all(versions.map(({ gallery }, index) => open(browsers[index]!, gallery)))
  const names = await Promise.all(galleries.map(namesOfExamples))
  if (names[0]!.length === 0)
    return console.log(`The gallery of ${commit} shows no named examples: only pages are compared.`)
  for (const name of new Set(names.flat()).values().filter((example) => isWanted(example.split(',')[0]!))) {
    await Promise.all(galleries.map((page) => showExample(page, name)))
    await compareViews(name, galleries, views)
  }
}

/** Starts a browser for each version. Of two pages in one browser, one may wait for a frame for ever. */
function startBrowsers() {
  return Promise.all(
    versions.map(async () => servers.use(await chromium.launch(launchOptions(...exactPictures)))),
  )
}

/** Pictures that differ are taken once more: a page without scripts cannot say when a busy browser has drawn it. */
async function compareViews(name: string, pages: readonly Page[], wanted: readonly View[]) {
  for (const view of wanted) {
    const look = async () => {
      const [before, after] = await Promise.all(pages.map((page) => shoot(page, view)))
      return compare(`${name} ${view.name}`, before!, after!)
    }
    const difference = (await look()) && (await look())
    if (difference) differences.push(difference)
    compared++
  }
}

function namesOfExamples(page: Page): Promise<string[]> {
  return page
    .locator('[data-example]')
    .evaluateAll((examples) => examples.map((example) => example.getAttribute('data-example')!))
}

async function showExample(page: Page, name: string) {
  await page.locator('[data-example]').evaluateAll((examples, shown) => {
    for (const example of examples as HTMLElement[]) example.hidden = example.dataset.example !== shown
  }, name)
}

function isWanted(name: string): boolean {
  unmet.delete(name)
  return values.only.length === 0 || values.only.includes(name)
}
