import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** The text of every TypeScript file below a directory, one after another. */
export function sourceTexts(directory: string): string {
  return readdirSync(join(root, directory), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, directory, file), 'utf8'))
    .join('\n')
}
