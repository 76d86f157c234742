import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { builtFilesFor } from '../../renderer/built-files.ts'
import { clientDirectory } from '../../renderer/directories.ts'

const here = process.cwd()

/** A build's manifest as vike hands it over; each file holds its own name. */
const manifest = {
  'renderer/+client.ts': {
    file: 'first.js',
    css: ['site.css'],
    dynamicImports: ['src/app/hydrate.tsx', '_react.js'],
  },
  'src/app/hydrate.tsx': { file: 'hydrate.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js', name: 'react' },
  'src/pages/contact.tsx': { file: 'contact.js', imports: ['_react.js', '_form.js'] },
  '_form.js': { file: 'form.js', name: 'form' },
}

beforeEach(() => {
  const directory = mkdtempSync(join(tmpdir(), 'built-files-'))
  mkdirSync(join(directory, clientDirectory), { recursive: true })
  for (const name of ['first.js', 'site.css', 'hydrate.js', 'react.js', 'contact.js', 'form.js'])
    writeFileSync(join(directory, clientDirectory, name), name)
  process.chdir(directory)
})

afterEach(() => process.chdir(here))

test('a page that is only read gets the style, and what all pages run', () => {
  const { pageScript, style, scripts } = builtFilesFor('/about', manifest)
  expect(pageScript).toBeUndefined()
  expect(style).toBe('site.css')
  expect(scripts).toEqual(['first.js', 'hydrate.js'])
})

test('a page with something to wake up gets its own script, with all that belongs to it', () => {
  const { pageScript, scripts } = builtFilesFor('/contact', manifest)
  expect(pageScript).toBe('/contact.js')
  expect(scripts).toEqual(['first.js', 'hydrate.js', 'contact.js', 'form.js'])
})

test('a file that the build does not have stops it', () => {
  expect(() => builtFilesFor('/legal', manifest)).toThrow('The build has no file for src/pages/legal.tsx')
})
