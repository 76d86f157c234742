import { git } from './git.ts'

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
