import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Stops where the files here are not those of the tag. */
export function checkCommit(tag: string) {
  if (git('status', '--porcelain', '--untracked-files=no'))
    throw new Error('the work tree has changes that are not committed.')
  if (git('rev-parse', 'HEAD') !== git('rev-parse', `${tag}^{commit}`))
    throw new Error(`${tag} is not the tag of this commit.`)
}

/** When the commit of a tag was made. */
export function commitDate(tag: string): Date {
  return new Date(Number(git('log', '-1', '--format=%ct', tag)) * 1000)
}

function git(...parameters: string[]): string {
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  return execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: [...stdio] }).trim()
}
