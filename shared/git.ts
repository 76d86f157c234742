import { execFileSync } from 'node:child_process'

/** The tags of releases, as git's pattern. */
export const releaseTags = 'v[0-9]*.[0-9]*.[0-9]*'

/**
 * What a command of git prints about the repository of the working directory, without white space at its ends.
 *
 * @throws where the command fails
 */
export function git(...parameters: string[]): string {
  return execFileSync('git', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim()
}

/** When a commit was made, in seconds since 1970. */
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
    throw new Error('The work tree has changes that are not committed.')
  if (git('rev-parse', 'HEAD') !== git('rev-parse', `${tag}^{commit}`))
    throw new Error(`${tag} is not the tag of this commit.`)
}
