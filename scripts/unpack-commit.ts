import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commitSeconds } from './git.ts'

const root = join(import.meta.dirname, '..')

/**
 * Writes the files of a commit to a directory, with packages, so that it can be built there. The packages are
 * this project's; where the commit has another lockfile, they are installed from it.
 */
export function checkOut(commit: string, directory: string) {
  unpack(commit, directory)
  const inDirectory = (program: string, ...parameters: string[]) =>
    execFileSync(program, parameters, { cwd: directory, stdio: ['ignore', 'ignore', 'inherit'] })
  if (lockfileIn(directory) !== lockfileIn(root)) {
    inDirectory('npm', 'ci', '--include=dev', '--loglevel=error')
    return
  }
  // Hard links use no disk space. Where they do not work, `cp` leaves folders behind, into which a copy would go.
  const copy = 'cp -al "$0" node_modules 2>/dev/null || { rm -rf node_modules && cp -a "$0" node_modules; }'
  inDirectory('sh', '-c', copy, join(root, 'node_modules/'))
}

/**
 * Builds a commit in a directory of its own, without the checks of `npm run build`.
 *
 * @returns the output directory
 */
export function buildCommit(
  commit: string,
  directory: string,
  environment: Readonly<Record<string, string>> = {},
): string {
  checkOut(commit, directory)
  execFileSync(process.execPath, ['node_modules/vike/bin.js', 'build'], {
    cwd: directory,
    env: { ...process.env, SOURCE_DATE_EPOCH: commitSeconds(commit), ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return join(directory, 'dist')
}

/** Writes the files of a commit to a directory, without packages. */
export function unpack(commit: string, directory: string) {
  mkdirSync(directory, { recursive: true })
  execFileSync('sh', ['-c', 'git -C "$0" archive "$1" | tar -x', root, commit], { cwd: directory })
}

function lockfileIn(directory: string): string {
  return readFileSync(join(directory, 'package-lock.json'), 'utf8')
}
