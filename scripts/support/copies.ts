/** Copies of the project, to build there. */
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { commitSeconds } from '../../shared/git.ts'
import { temporaryDirectory } from './temporary-directory.ts'
import type { TemporaryDirectory } from './temporary-directory.ts'

const root = join(import.meta.dirname, '../..')
const notCopied = new Set(['.git', 'dist', 'node_modules'])

/** Writes the files of a commit to a directory, without packages. */
export function unpack(commit: string, directory: string) {
  mkdirSync(directory, { recursive: true })
  execFileSync('sh', ['-c', 'git -C "$0" archive "$1" | tar -x', root, commit], { cwd: directory })
}

/**
 * Writes the files of a commit to a directory, with packages, so that it can be built there. The packages are
 * this project's; where the commit has another lockfile, they are installed from it.
 */
export function unpackWithPackages(commit: string, directory: string) {
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

/** Copies the work tree, with the same packages: `using project = copyProject()`. */
export function copyProject(): TemporaryDirectory {
  const project = temporaryDirectory()
  const { directory } = project
  for (const entry of readdirSync(root))
    if (!notCopied.has(entry)) cpSync(join(root, entry), join(directory, entry), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'))
  return project
}

/**
 * Replaces text in a file of a copy.
 *
 * @throws when the pattern does not match
 */
export function change(file: string, from: RegExp, to: string) {
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${file} has no match for ${from}`)
  writeFileSync(file, changed)
}

/**
 * Builds the project in a directory, without the checks of `npm run build`.
 *
 * @throws with the errors of a build that fails
 */
export async function buildIn(directory: string, environment: Readonly<Record<string, string>> = {}) {
  await promisify(execFile)(process.execPath, ['node_modules/vike/bin.js', 'build'], {
    cwd: directory,
    env: { ...process.env, ...environment },
  })
}

/**
 * Builds a commit in a directory of its own.
 *
 * @returns the output directory
 * @throws with the errors of a build that fails
 */
export async function buildCommit(
  commit: string,
  directory: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  unpackWithPackages(commit, directory)
  await buildIn(directory, { SOURCE_DATE_EPOCH: commitSeconds(commit), ...environment })
  return join(directory, 'dist')
}

function lockfileIn(directory: string): string {
  return readFileSync(join(directory, 'package-lock.json'), 'utf8')
}
