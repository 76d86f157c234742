import { copyFileSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { compressedEndings } from '../../host/headers.ts'
import { buildIn, change, copyProject } from '../../scripts/support/copies.ts'
import { fileOf, siteBundle } from '../../src/addresses.ts'
import { pages } from '../../src/content/pages.ts'
import { median } from '../support/median.ts'
import { builtSite } from '../support/site.ts'
import { bytes } from './rows.ts'
import type { Row } from './rows.ts'

/** A short page, whose words no other page shares. */
const model = 'careers'
const copy = 'one-more'

/** Measures the cost of one more page, a short one: builds the site with a copy of the model. */
export async function measureOneMorePage(): Promise<Row[]> {
  using project = copyProject()
  addPage(project.directory)
  await buildIn(project.directory)
  const after = join(project.directory, 'dist/client')
  const sizeOf = (site: string, file: string) => statSync(join(site, file + compressedEndings.br)).size
  const growth = (file: string) => sizeOf(after, file) - sizeOf(builtSite, file)
  return [
    ['One more page: its HTML', bytes(sizeOf(after, `${copy}.html`))],
    // The copy shares its words with the model, whose own script therefore counts.
    ['One more page: its script', bytes(sizeOf(builtSite, `pages/${model}.js`))],
    ['One more page: the worker’s list', bytes(growth('sw.js'))],
    ['One more page: another page’s HTML', bytes(Math.max(...pages.map(({ path }) => growth(fileOf(path)))))],
    ['One more page: the whole site', bytes(shareOfPage())],
  ]
}

function addPage(project: string) {
  const source = (file: string) => join(project, 'src', file)
  copyFileSync(source(`pages/${model}.tsx`), source(`pages/${copy}.tsx`))
  const meta = `{ path: '/${copy}', name: '${copy}', label: 'One more', title: 'One more' },`
  change(source('content/pages.ts'), /(?=\n\] as const satisfies readonly PageMeta)/, meta)
  const preview = `'/${copy}': { description: 'Words.', card: 'Dots' },`
  change(source('content/descriptions.ts'), /(?<=Readonly<Record<PagePath, PageDescription>> = \{)/, preview)
  const module = `'/${copy}': () => import('../pages/${copy}.tsx'),`
  change(source('app/page-modules.ts'), /(?='\/': \(\) => import)/, module)
  change(source('content/navigation.ts'), /(?=linkTo\('\/careers'\))/g, `linkTo('/${copy}'), `)
}

/**
 * The median size of a page in the bundle of all pages. A copy of a page would compress to almost nothing
 * there.
 */
function shareOfPage(): number {
  const files = JSON.parse(readFileSync(join(builtSite, siteBundle), 'utf8')) as Record<string, string>
  const sizeOf = (part: Record<string, string>) => brotliCompressSync(JSON.stringify(part)).length
  return median(
    pages.map(({ path, name }) => {
      const { [path]: _html, [`/pages/${name}.js`]: _script, ...others } = files
      return sizeOf(files) - sizeOf(others)
    }),
  )
}
