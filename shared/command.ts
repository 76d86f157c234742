import { parseArgs } from 'node:util'
import type { ParseArgsConfig } from 'node:util'

/** Ends the command with exit code 1 and one line that says why. */
export function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}

/** The parameters of the command, as Node's `parseArgs` reads them. One that is not in `config` ends the command. */
export function readParameters<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config)
  } catch (error) {
    return stop((error as Error).message)
  }
}
