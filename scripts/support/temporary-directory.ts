import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Makes a directory: `using profile = temporaryDirectory()` deletes it after the block. */
export function temporaryDirectory() {
  const directory = mkdtempSync(join(tmpdir(), 'site-'))
  return { directory, [Symbol.dispose]: () => rmSync(directory, { recursive: true, force: true }) }
}

/** A directory that is deleted after its block. */
export type TemporaryDirectory = ReturnType<typeof temporaryDirectory>
