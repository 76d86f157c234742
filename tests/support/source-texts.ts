import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** The concatenated text of all TypeScript files below a directory. */
export function sourceTexts(directory: string): string {
  return globSync('**/*.{ts,tsx}', { cwd: join(root, directory), exclude: ['**/node_modules'] })
    .map((file) => readFileSync(join(root, directory, file), 'utf8'))
    .join('\n')
}
