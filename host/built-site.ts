import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { addressOf, notFoundFile } from '../src/content/addresses.ts'
import { compressedEndings } from './headers.ts'
import type { InlineHashes } from './headers.ts'

/** What there is to serve. Files are paths inside the directory that start with a slash. */
export interface BuiltSite {
  directory: string
  /** Every file that visitors may ask for; neither compressed copies nor files that are meant for a host. */
  files: ReadonlySet<string>
  /** Compressed copies, such as `/about.html.br`. */
  compressed: ReadonlySet<string>
  /** Addresses of the pages, such as `/about`, without the not-found page. */
  pages: readonly string[]
  /** What the policy has to allow for all pages to look and work as they should. */
  inline: InlineHashes
}

/**
 * Looks through a built site.
 *
 * @param directory the build's `dist/client`
 * @throws when there is no site in it
 */
export function readBuiltSite(directory: string): BuiltSite {
  if (!existsSync(join(directory, 'index.html')))
    throw new Error(`There is no built site in ${directory}: run "npm run build" first.`)

  const all = listFiles(directory).toSorted()
  const files = all.filter((file) => !isCompressed(file) && !isForHost(file))
  const htmlFiles = files.filter((file) => file.endsWith('.html'))
  return {
    directory,
    files: new Set(files),
    compressed: new Set(all.filter(isCompressed)),
    pages: htmlFiles.filter((file) => file !== notFoundFile).map(addressOf),
    inline: inlineHashesOf(htmlFiles.map((file) => readFileSync(join(directory, file), 'utf8')).join('')),
  }
}

/** Hashes of a document's `<style>` elements and of the scripts that stand in it and run, each once. */
export function inlineHashesOf(html: string): InlineHashes {
  return {
    styles: hashesOf(/<style[^>]*>(.*?)<\/style>/gs, html),
    scripts: hashesOf(/<script>(.*?)<\/script>/gs, html),
  }
}

function hashesOf(elements: RegExp, html: string): string[] {
  return [...new Set(Array.from(html.matchAll(elements), ([, text = '']) => hashOf(text)))]
}

/** The hash of a text as a policy names it. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Every file below a directory, as paths that start with a slash. */
function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length).split(sep).join('/'))
}

function isCompressed(file: string): boolean {
  return Object.values(compressedEndings).some((ending) => file.endsWith(ending))
}

/** `_headers` and `_redirects` are instructions for the host. */
function isForHost(file: string): boolean {
  return file.startsWith('/_')
}
