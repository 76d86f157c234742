import { spawnSync } from 'node:child_process'

/** Installs packages of a Debian-like system in view of the user; whether the system has a way to, and it worked. */
export function installDebianPackages(...packages: string[]): boolean {
  if (spawnSync('apt-get', ['--version']).status !== 0) return false
  return aptGet('update') && aptGet('install', '-y', '--no-install-recommends', ...packages)
}

/** Runs as root, or asks for root's rights where `sudo` gives them. Standard output stays free for a caller's answer. */
function aptGet(...parameters: string[]): boolean {
  const command = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', 'apt-get']
  const [program = '', ...rest] = [...command, ...parameters]
  return spawnSync(program, rest, { stdio: ['ignore', process.stderr, 'inherit'] }).status === 0
}
