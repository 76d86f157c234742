import { globSync, readFileSync } from 'node:fs'
import { newInScripts } from './in-scripts.ts'
import { newInSheets } from './in-sheets.ts'
import { supportIn } from './support.ts'
import type { Engines } from './support.ts'

/** Something that engines lack, by its name or its key in MDN's data, and the file that uses it. */
export interface NewFeature {
  file: string
  name: string
}

/** What cannot be found, because only names are compared, in the words of a message. */
export const blindSpots =
  'what has the name of something older, such as `details name`, `modulepreload` and `priority` of fetch(); ' +
  'a property that is only read; a new keyword of a shorthand; ' +
  'and built-ins of JavaScript, which the compiler holds to ES2023 (src/tsconfig.json)'

/** What files, whose text is given by their names, use and engines lack. */
export function newFeaturesIn(files: Readonly<Record<string, string>>, engines: Engines): NewFeature[] {
  const isSupported = supportIn(engines)
  const [inScripts, inSheets] = [newInScripts(isSupported), newInSheets(isSupported)]
  return Object.entries(files).flatMap(([file, text]) => {
    const find = file.endsWith('.css') ? inSheets : inScripts
    return find(withoutComments(text)).map((name) => ({ file, name }))
  })
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs, '')
}

/** What files of the site use and engines lack, sheets last. */
export function newFeaturesOfSite(engines: Engines): NewFeature[] {
  const files = [
    ...globSync('src/**/*.{ts,tsx}', { exclude: ['src/content/**', '**/*.{test,examples,d}.*'] }),
    'renderer/html/import-once-painted.ts',
    'host/kill-switch-worker.js',
    ...globSync('src/**/*.css'),
  ]
  return newFeaturesIn(Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])), engines)
}
