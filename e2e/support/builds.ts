import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { inlineHashesOf } from '../../host/built-site.ts'
import { fileOf, notFoundFile } from '../../src/content/addresses.ts'
import { revisionOf } from '../../src/pwa/revision.ts'
import { siteFile } from '../../src/pwa/site-file.ts'
import { builtSite, paths } from './site.ts'

/** Another build of the site, in a folder that is deleted at the end of the block: `using build = await copyBuild('next')`. */
interface Build {
  directory: string
  [Symbol.dispose](): void
}

interface Changes {
  /** The pages that are marked with the version; all where left out. */
  marked?: readonly string[]
  /** Whether every hashed script but those of packages has another hash, as after a change that all of them need. */
  hasNewScripts?: boolean
}

/** Copies the finished build, without its compressed copies, and makes another version of it. */
export async function copyBuild(version: string, changes: Changes = {}): Promise<Build> {
  const { marked = paths, hasNewScripts = false } = changes
  const directory = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync(builtSite, directory, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  if (hasNewScripts) renameScripts(directory)
  const mark = `<meta name="version" content="${version}">`
  for (const path of marked)
    edit(join(directory, fileOf(path)), (html) => html.replace('<head>', `$&${mark}`))
  await renewLists(directory)
  return { directory, [Symbol.dispose]: () => rmSync(directory, { recursive: true, force: true }) }
}

/** The worker's list in a build. */
export function listOf(directory: string): { url: string; revision: string }[] {
  const [list] = readFileSync(join(directory, 'sw.js'), 'utf8').match(/\[\{"revision":.*?\}\]/s) ?? []
  if (!list) throw new Error(`The worker in ${directory} has no list of files`)
  const entries = JSON.parse(list) as { url: string; revision: string }[]
  return entries.filter(({ url }) => url.startsWith('/'))
}

/** Gives every hashed script of the site's own another name; pages also name the hash of the script in them, which names the first. */
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

/** Brings the worker's revisions and the file with all pages up to date. */
async function renewLists(directory: string) {
  const packed = JSON.parse(readFileSync(join(directory, siteFile), 'utf8')) as Record<string, string>
  const revisions = new Map<string, string>()
  for (const { url, revision } of listOf(directory)) {
    const content = readFileSync(
      join(directory, url.includes('.') || url === notFoundFile ? url : fileOf(url)),
    )
    if (url in packed) packed[url] = content.toString()
    revisions.set(revision, await revisionOf(content))
  }
  writeFileSync(join(directory, siteFile), JSON.stringify(packed))
  edit(join(directory, 'sw.js'), (text) =>
    text.replaceAll(/(?<="revision":")[^"]+/g, (revision) => revisions.get(revision) ?? revision),
  )
}

function edit(file: string, change: (text: string) => string) {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
