import { spawnSync } from 'node:child_process'
import { newDirectory } from './new-directory.ts'

/** Creates an empty git repository, which is deleted after the tests of the file. */
export function newRepository() {
  const directory = newDirectory()
  const run = (command: string, ...parameters: string[]) =>
    spawnSync(command, parameters, { cwd: directory, encoding: 'utf8' })
  run('git', 'init', '-q')
  return {
    directory,
    run,
    /** Commits everything, and tags the commit if a tag is given. */
    commit(subject: string, tag?: string) {
      const author = ['-c', 'user.name=x', '-c', 'user.email=x@x']
      run('git', 'add', '.')
      run('git', ...author, 'commit', '-q', '--allow-empty', '-m', subject)
      if (tag) run('git', 'tag', tag)
    },
  }
}
