import { cpSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { isCompressed } from '../../host/built-site.ts'
import { temporaryDirectory } from '../../scripts/support/temporary-directory.ts'
import type { TemporaryDirectory } from '../../scripts/support/temporary-directory.ts'
import { inlineHashesOf } from '../../shared/inline-hashes.ts'
import { fileAt, fileOf, siteBundle } from '../../src/addresses.ts'
import { revisionOf } from '../../src/pwa/revision.ts'
import { builtSite, paths } from './site.ts'

interface Changes {
  /** The pages that are marked with the version; by default all. */
  marked?: readonly string[]
  /** Whether all hashed scripts except packages get other hashes, as after a change in shared code. */
  hasNewScripts?: boolean
}

/**
 * Copies the finished build without its compressed copies, and turns it into another version: `using build = await
 * copyBuild('next')`.
 */
export async function copyBuild(version: string, changes: Changes = {}): Promise<TemporaryDirectory> {
  const { marked = paths, hasNewScripts = false } = changes
  const build = temporaryDirectory()
  const { directory } = build
  cpSync(builtSite, directory, { recursive: true, filter: (file) => !isCompressed(file) })
  if (hasNewScripts) renameScripts(directory)
  const mark = `<meta name="version" content="${version}">`
  for (const path of marked)
    edit(join(directory, fileOf(path)), (html) => html.replace('<head>', `$&${mark}`))
  await renewLists(directory)
  return build
}

/** The precache list in a build's worker. */
export function listOf(directory: string): { url: string; revision: string }[] {
  const [list] = readFileSync(join(directory, 'sw.js'), 'utf8').match(/\[\{"revision":.*?\}\]/s) ?? []
  if (!list) throw new Error(`The worker in ${directory} has no precache list`)
  const entries = JSON.parse(list) as { url: string; revision: string }[]
  return entries.filter(({ url }) => url.startsWith('/'))
}

/**
 * Renames every hashed script except packages. The pages' policies are updated too, because the inline script
 * contains a name.
 */
function renameScripts(directory: string) {
  const hashed = /(?<=\b(?!packages\.)[\w-]+\.)[\w-]{8}(?=\.js\b)/g
  const rename = (text: string) => text.replaceAll(hashed, (hash) => hash.split('').toReversed().join(''))
  for (const file of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (!['.html', '.js', '.json'].includes(extname(file))) continue
    edit(join(directory, file), (text) => {
      const renamed = rename(text)
      return renamed.replaceAll(scriptHashIn(text), scriptHashIn(renamed))
    })
    renameSync(join(directory, file), join(directory, rename(file)))
  }
}

function scriptHashIn(html: string): string {
  return inlineHashesOf(html).scripts[0]?.replaceAll("'", '') ?? 'none'
}

/** Updates the worker's revisions and the bundle of all pages. */
async function renewLists(directory: string) {
  const packed = JSON.parse(readFileSync(join(directory, siteBundle), 'utf8')) as Record<string, string>
  const revisions = new Map<string, string>()
  for (const { url, revision } of listOf(directory)) {
    const content = readFileSync(join(directory, fileAt(url)))
    if (url in packed) packed[url] = content.toString()
    revisions.set(revision, await revisionOf(content))
  }
  writeFileSync(join(directory, siteBundle), JSON.stringify(packed))
  edit(join(directory, 'sw.js'), (text) =>
    text.replaceAll(/(?<="revision":")[^"]+/g, (revision) => revisions.get(revision) ?? revision),
  )
}

function edit(file: string, change: (text: string) => string) {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
