import { afterAll } from 'vitest'
import { temporaryDirectory } from '../../scripts/support/temporary-directory.ts'

const made = new DisposableStack()
afterAll(() => made.dispose())

/** Creates a temporary directory, which is deleted after the tests of the file. */
export function newDirectory(): string {
  return made.use(temporaryDirectory()).directory
}
