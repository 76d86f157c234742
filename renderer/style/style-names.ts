import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { CSSModulesOptions, Plugin } from 'vite'

/** CSS Modules (decision 019): the names of classes in the build and in tests, and their types. */
export const styleNames = {
  generateScopedName: shortName,
  getJSON: writeTypes,
} satisfies CSSModulesOptions

/** Gives classes names in the development server that tell file and class: `.row` of steps.module.css is `steps-row`. */
export function readableStyleNames(): Plugin {
  const generateScopedName = (name: string, file: string) =>
    `${basename(pathOf(file), '.module.css')}-${name}`
  return {
    name: 'site:readable-style-names',
    apply: 'serve',
    config: () => ({ css: { modules: { ...styleNames, generateScopedName } } }),
  }
}

/** Letters of names, without a: blockers of advertisements hide `.ad`. */
export const letters = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ'

/** All sheets at the start, in the order of their paths: a later one has no letters. */
const sheets = globSync('src/**/*.module.css')
  .toSorted()
  .map((file) => resolve(file))

/** The classes of each sheet, in the order in which `shortName` meets them. A process reads each sheet from its start. */
const classes = new Map<string, string[]>()

/**
 * The name of a class: the letters of its sheet, by its place among all sheets, and a letter of its own, by its place in the
 * sheet. A changed word renames nothing, and a new class only what follows it in its sheet. It remembers what it has named: the
 * same calls in another order give other names.
 *
 * @throws when a sheet has more classes than there are letters
 */
function shortName(name: string, file: string): string {
  const sheet = pathOf(file)
  const names = classes.get(sheet) ?? []
  classes.set(sheet, names)
  if (!names.includes(name)) names.push(name)
  const letter = letters[names.indexOf(name)]
  if (!letter) throw new Error(`${sheet} has more than ${letters.length} classes`)
  return lettersOfSheet(sheet) + letter
}

/**
 * The letters with which the names of a sheet's classes begin, before the last letter.
 *
 * @param sheet absolute path of the file
 * @throws when the sheet was not there at the start
 */
export function lettersOfSheet(sheet: string): string {
  const place = sheets.indexOf(sheet)
  if (place < 0) throw new Error(`${sheet} is new: start the command again`)
  const [first, second] = [Math.floor(place / letters.length) - 1, place % letters.length]
  return (letters[first] ?? '') + letters[second]
}

/** Writes the types of a sheet's names beside it, if they have changed. */
export function writeTypes(sheet: string, names: Record<string, string>) {
  const file = `${pathOf(sheet)}.d.ts`
  const types = Object.keys(names)
    .map((name) => `export const ${name}: string\n`)
    .join('')
  if (!existsSync(file) || readFileSync(file, 'utf8') !== types) writeFileSync(file, types)
}

/** The file of a module's id, without its query and with the system's slashes. */
function pathOf(id: string): string {
  return resolve(id.split('?')[0]!)
}
