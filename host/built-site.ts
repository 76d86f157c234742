import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { compressedEndings } from './headers.ts'
import type { InlineHashes } from './headers.ts'

/** A page of the built site. */
export interface BuiltPage {
  /** The address that visitors see, such as `/about`. */
  path: string
  /** The file behind it, such as `/about.html`. */
  file: string
  /** What the policy has to allow for the page to look and work as it should. */
  inline: InlineHashes
}

/** What there is to serve. Files are paths inside the directory that start with a slash. */
export interface BuiltSite {
  directory: string
  /** Every file that visitors may ask for; neither compressed copies nor files that are meant for a host. */
  files: ReadonlySet<string>
  /** Compressed copies, such as `/about.html.br`. */
  compressed: ReadonlySet<string>
  /** The pages, without the not-found page. */
  pages: readonly BuiltPage[]
  /** What an unknown address is answered with. */
  notFound: BuiltPage
}

const notFoundFile = '/404.html'

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
    pages: htmlFiles.filter((file) => file !== notFoundFile).map((file) => readPage(directory, file)),
    notFound: readPage(directory, notFoundFile),
  }
}

/** Hashes of a document's `<style>` elements and of the scripts that stand in it and run. */
export function inlineHashesOf(html: string): InlineHashes {
  return {
    styles: hashesOf(/<style[^>]*>(.*?)<\/style>/gs, html),
    scripts: hashesOf(/<script>(.*?)<\/script>/gs, html),
  }
}

function hashesOf(elements: RegExp, html: string): string[] {
  const texts = Array.from(html.matchAll(elements), ([, text = '']) => text)
  return [...new Set(texts.map((text) => `'${hash(text)}'`))]
}

/** A hash as browsers compare it, in a policy as well as in `integrity`: of the bytes, in Base64. */
export function hash(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

function readPage(directory: string, file: string): BuiltPage {
  return {
    path: file === '/index.html' ? '/' : file.replace(/\.html$/, ''),
    file,
    inline: inlineHashesOf(readFileSync(join(directory, file), 'utf8')),
  }
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
