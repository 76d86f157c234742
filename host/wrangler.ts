import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Cloudflare's program has a lockfile of its own (decision 021). */
const directory = join(import.meta.dirname, 'cloudflare')

/**
 * The path of Cloudflare's program, which is installed first where it is missing.
 *
 * @throws when the installation fails
 */
export function installedWrangler(): string {
  const program = join(directory, 'node_modules/wrangler/bin/wrangler.js')
  if (!existsSync(program))
    execFileSync('npm', ['ci', '--ignore-scripts', '--prefix', directory], { stdio: 'inherit' })
  return program
}
