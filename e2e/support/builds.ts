import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, extname, join } from 'node:path'
import type { PagePath } from '../../src/content/pages.ts'
import { writePagesFile } from '../../src/pwa/precache.ts'
import { revisionOf } from '../../src/pwa/revision.ts'
import { builtSite, paths } from './site.ts'

const textEndings = new Set(['.html', '.js', '.json', '.css'])

/** Another build of the site, made from the finished one by changing its files. */
export interface Build {
  directory: string
  /** Marks a page as belonging to this build; `versionsOf` (e2e/support/worker.ts) reads it. */
  mark(path: PagePath, version: string): void
  /** Marks all eleven pages. */
  markAll(version: string): void
  /**
   * Gives a hashed script other content and therefore another name, and so every script that names it; the old ones are
   * gone.
   */
  replaceAsset(address: string): void
  /** Brings the worker's list and the file of all pages up to date, as the end of a build does. */
  finish(): Promise<void>
  /** Deletes the folder. */
  [Symbol.dispose](): void
}

/** A copy of the finished build, or of another, to be changed. Compressed copies are left out. */
export function copyBuild(source = builtSite): Build {
  const directory = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync(source, directory, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })

  function change(name: string, edit: (text: string) => string) {
    const file = join(directory, name)
    const text = readFileSync(file, 'utf8')
    const changed = edit(text)
    if (changed === text) throw new Error(`Nothing to change in ${name}`)
    writeFileSync(file, changed)
  }

  function textFiles() {
    const entries = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    return entries.filter((entry) => textEndings.has(extname(entry)))
  }

  /** The name of a hashed file, and those of all that name it or one another. */
  function importersOf(name: string): Set<string> {
    const names = new Set([name])
    const assets = textFiles().filter((entry) => entry.startsWith('assets'))
    for (let size = 0; size < names.size;) {
      size = names.size
      for (const entry of assets) {
        const text = readFileSync(join(directory, entry), 'utf8')
        if ([...names].some((known) => text.includes(known))) names.add(basename(entry))
      }
    }
    return names
  }

  return {
    directory,
    markAll(version) {
      for (const path of paths) this.mark(path, version)
    },
    mark(path, version) {
      change(fileOf(path), (html) =>
        html
          .replace(/<meta name="version"[^>]*>/, '')
          .replace('<head>', `<head><meta name="version" content="${version}">`),
      )
    },
    replaceAsset(address) {
      const renamed = new Map([...importersOf(basename(address))].map((name) => [name, nextName(name)]))
      for (const entry of textFiles()) {
        const text = readFileSync(join(directory, entry), 'utf8')
        const renewed = [...renamed].reduce((result, [from, to]) => result.replaceAll(from, to), text)
        // Hashes of scripts that are no longer what they were.
        const next = entry.endsWith('.html') ? renewed.replaceAll(/ integrity="[^"]+"/g, '') : renewed
        const end = basename(entry) === basename(address) ? '\n/* the next version */' : ''
        if (next + end !== text) writeFileSync(join(directory, entry), next + end)
        if (renamed.has(basename(entry)))
          renameSync(join(directory, entry), join(directory, dirname(entry), renamed.get(basename(entry))!))
      }
    },
    async finish() {
      writePagesFile(directory)
      const list = listOf(directory)
      for (const entry of list) {
        const file = entry.url.includes('.') ? entry.url : fileOf(entry.url as PagePath)
        entry.revision = await revisionOf(readFileSync(join(directory, file)))
      }
      const text = readFileSync(join(directory, 'sw.js'), 'utf8')
      writeFileSync(
        join(directory, 'sw.js'),
        text.replace(listPattern, () => JSON.stringify(list)),
      )
    },
    [Symbol.dispose]: () => rmSync(directory, { recursive: true, force: true }),
  }
}

function nextName(name: string): string {
  return name.replace(
    /(.{8})(\.\w+)$/,
    (_, hash: string, ending: string) => hash.split('').toReversed().join('') + ending,
  )
}

const listPattern = /\[\{"url":.*?\}\]/s

/** What the worker of a build keeps. */
export function listOf(directory: string): { url: string; revision: string }[] {
  const [list] = readFileSync(join(directory, 'sw.js'), 'utf8').match(listPattern) ?? []
  if (!list) throw new Error(`The worker in ${directory} has no list of files`)
  return JSON.parse(list) as { url: string; revision: string }[]
}

function fileOf(path: PagePath): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}
