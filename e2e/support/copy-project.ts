import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const notCopied = new Set(['.git', 'dist', 'node_modules'])

/** Copies the project to a temporary directory with the same packages. The caller deletes it. */
export function copyProject(): string {
  const directory = mkdtempSync(join(tmpdir(), 'project-'))
  for (const entry of readdirSync(root)) {
    if (!notCopied.has(entry)) cpSync(join(root, entry), join(directory, entry), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'))
  return directory
}
