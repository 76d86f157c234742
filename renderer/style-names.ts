import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { CSSModulesOptions } from 'vite'

/** The owner of each class name in the build: its file, and its name there. */
const owners = new Map<string, string>()

/**
 * CSS Modules (decision 019). A class in the build has a name derived from its file and its own name only, so
 * that it is the same in the browser's script, in the HTML and in tests, and a changed word renames nothing:
 * `.row` of steps.module.css is `steps-row`, and `.steps` is `steps`.
 */
export const styleNames = {
  generateScopedName,
  getJSON: writeTypes,
} satisfies CSSModulesOptions

/** @throws when two classes would have the same name */
function generateScopedName(name: string, file: string): string {
  const sheet = basename(file.split('?')[0]!, '.module.css')
  const owner = `${sheet}.${name}`
  const short = name.toLowerCase() === sheet.replaceAll('-', '') ? sheet : `${sheet}-${name}`
  if ((owners.get(short) ?? owner) !== owner)
    throw new Error(`${owner} and ${owners.get(short)} are both named ${short}: rename one`)
  owners.set(short, owner)
  return short
}

/** Writes the types of a sheet's names beside it, if they have changed. */
function writeTypes(sheet: string, names: Record<string, string>) {
  const file = `${sheet.split('?')[0]}.d.ts`
  const types = Object.keys(names)
    .map((name) => `export const ${name}: string\n`)
    .join('')
  if (!existsSync(file) || readFileSync(file, 'utf8') !== types) writeFileSync(file, types)
}
