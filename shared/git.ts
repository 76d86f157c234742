import { execFileSync } from 'node:child_process'

/**
 * What a command of git prints about the repository of the working directory, without its last line break.
 *
 * @throws where the command fails
 */
export function git(...parameters: string[]): string {
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  return execFileSync('git', parameters, { encoding: 'utf8', stdio: [...stdio] }).trim()
}

/** When a commit was made, in seconds. */
export function commitSeconds(commit: string): string {
  return git('log', '-1', '--format=%ct', commit)
}

/** The same as a date. */
export function commitDate(commit: string): Date {
  return new Date(Number(commitSeconds(commit)) * 1000)
}

/**
 * Checks that the files here are those of a tag.
 *
 * @throws where they are changed, or those of another commit
 */
export function checkCommit(tag: string) {
  if (git('status', '--porcelain', '--untracked-files=no'))
    throw new Error('the work tree has changes that are not committed.')
  if (git('rev-parse', 'HEAD') !== git('rev-parse', `${tag}^{commit}`))
    throw new Error(`${tag} is not the tag of this commit.`)
}
