import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Cloudflare's program has a lockfile of its own (decision 021). */
const ownLockfile = join(import.meta.dirname, 'cloudflare')

/**
 * Deploys a built site to a project of Cloudflare Pages, which has no documented interface but Cloudflare's own program.
 *
 * @param site the build's `dist/client`
 * @param directory where the program is or will be installed
 * @throws when the program cannot be installed, or fails
 */
export function deployToCloudflare(name: string, site: string, project: string, directory = ownLockfile) {
  // Visitors get deploys of the branch main.
  const branch = ['--branch', 'main', '--commit-message', name, '--commit-dirty']
  const parameters = ['--project-name', project, ...branch]
  execFileSync(process.execPath, [installedWrangler(directory), 'pages', 'deploy', site, ...parameters], {
    stdio: 'inherit',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  })
}

/**
 * The path of Cloudflare's program, which is installed first where it is missing.
 *
 * @throws when the installation fails
 */
export function installedWrangler(directory = ownLockfile): string {
  const program = join(directory, 'node_modules/wrangler/bin/wrangler.js')
  if (!existsSync(program))
    execFileSync('npm', ['ci', '--ignore-scripts', '--prefix', directory], { stdio: 'inherit' })
  return program
}
