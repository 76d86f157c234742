import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { isInstalled } from '../shared/installed.mjs'

/** Cloudflare's program has a lockfile of its own (decision 021). */
const ownLockfile = join(import.meta.dirname, 'cloudflare')

/**
 * Deploys a built site to a project of Cloudflare Pages, which has no documented interface but Cloudflare's own program.
 *
 * @param name of the release
 * @param build the build's `dist/client`
 * @param programDirectory where the program is or will be installed
 * @throws when the program cannot be installed, or fails
 */
export function deployToCloudflare(
  name: string,
  build: string,
  project: string,
  programDirectory = ownLockfile,
) {
  // Visitors get deploys of the branch main.
  const branch = ['--branch', 'main', '--commit-message', name, '--commit-dirty']
  const parameters = ['--project-name', project, ...branch]
  execFileSync(
    process.execPath,
    [installedWrangler(programDirectory), 'pages', 'deploy', build, ...parameters],
    {
      stdio: 'inherit',
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    },
  )
}

/**
 * The path of Cloudflare's program, which is installed first where it is missing, or not that of the lockfile.
 *
 * @throws when the installation fails
 */
export function installedWrangler(programDirectory = ownLockfile): string {
  if (!isInstalled(programDirectory))
    execFileSync('npm', ['ci', '--ignore-scripts', '--prefix', programDirectory], { stdio: 'inherit' })
  return join(programDirectory, 'node_modules/wrangler/bin/wrangler.js')
}
