import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const made: string[] = []
afterAll(() => made.forEach((directory) => rmSync(directory, { recursive: true, force: true })))

/** Creates a temporary directory, which is deleted after the tests of the file. */
export function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'site-test-'))
  made.push(directory)
  return directory
}
