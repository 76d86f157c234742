import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Creates a temporary directory for a test; the system deletes it later. */
export function newDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'site-test-'))
}
