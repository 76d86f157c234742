import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Makes an empty directory for the files of a test; the system clears it away. */
export function newDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'site-test-'))
}
