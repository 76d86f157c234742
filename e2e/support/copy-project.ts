import { cpSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDirectory } from './temporary-directory.ts'
import type { TemporaryDirectory } from './temporary-directory.ts'

const root = join(import.meta.dirname, '../..')
const notCopied = new Set(['.git', 'dist', 'node_modules'])

/** Copies the project with the same packages: `using project = copyProject()`. */
export function copyProject(): TemporaryDirectory {
  const project = temporaryDirectory()
  const { directory } = project
  for (const entry of readdirSync(root)) {
    if (!notCopied.has(entry)) cpSync(join(root, entry), join(directory, entry), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'))
  return project
}
