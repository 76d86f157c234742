import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** The text of every TypeScript file of ours below a directory, one after another. */
export function sourceTexts(directory: string): string {
  return globSync('**/*.{ts,tsx}', { cwd: join(root, directory), exclude: ['**/node_modules'] })
    .map((file) => readFileSync(join(root, directory, file), 'utf8'))
    .join('\n')
}
