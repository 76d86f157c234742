import { parseArgs } from 'node:util'
import type { ParseArgsConfig } from 'node:util'

/** Ends the command with exit code 1 and one line that says why. */
export function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}

/**
 * The result of a step of the command. Where it throws, the command ends with one line.
 *
 * @param before what that line says before the error's message
 */
export async function orStop<Result>(step: () => Result | Promise<Result>, before = ''): Promise<Result> {
  try {
    return await step()
  } catch (error) {
    return stop(before + (error as Error).message)
  }
}

/** The parameters of the command, as Node's `parseArgs` reads them. One that is not in `config` ends the command. */
export function readParameters<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config)
  } catch (error) {
    return stop((error as Error).message)
  }
}
