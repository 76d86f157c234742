import { parseArgs } from 'node:util'
import type { ParseArgsConfig } from 'node:util'

/** Ends the command with exit code 1 and one line that says why. */
export function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}

/**
 * The result of a step of the command. Where it throws, the command ends with one line. Of an error that nobody throws on
 * purpose, such as a TypeError, it prints the place too.
 *
 * @param before what that line says before the error's message
 */
export async function orStop<Result>(step: () => Result | Promise<Result>, before = ''): Promise<Result> {
  try {
    return await step()
  } catch (error) {
    const { constructor, message, stack } = error as Error
    return stop(before + (constructor === Error ? message : stack))
  }
}

/** The parameters of a command without options. One that begins with a dash ends the command. */
export function readWords(): string[] {
  return readParameters({ allowPositionals: true }).positionals
}

/** The parameters of the command, as Node's `parseArgs` reads them. One that is not in `config` ends the command. */
export function readParameters<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config)
  } catch (error) {
    return stop((error as Error).message)
  }
}
