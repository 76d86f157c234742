import { spawnSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newDirectory } from '../support/new-directory.ts'

test('a release is made only on the commit of its tag, without other changes', () => {
  const directory = newDirectory()
  const run = (command: string, ...parameters: string[]) =>
    spawnSync(command, parameters, { cwd: directory, encoding: 'utf8' })
  const release = (tag: string) => run(process.execPath, 'setup/release.ts', tag).stderr.trim().split('\n')
  for (const file of ['release.ts', 'changelog.ts']) cpSync(`setup/${file}`, join(directory, 'setup', file))
  run('git', 'init', '-q')
  run('git', 'add', '.')
  run('git', '-c', 'user.name=x', '-c', 'user.email=x@x', 'commit', '-q', '-m', 'The first page')
  run('git', 'tag', 'v1.0.0')
  writeFileSync(join(directory, 'setup/changelog.ts'), '\n', { flag: 'a' })
  expect(release('v1.0.0')).toEqual([
    'No release was written: the work tree has changes that are not committed.',
  ])
  run('git', '-c', 'user.name=x', '-c', 'user.email=x@x', 'commit', '-q', '-a', '-m', 'A second page')
  expect(release('v1.0.0')).toEqual(['No release was written: v1.0.0 is not the tag of this commit.'])
  expect(release('v2.0.0')[0]).toBe('There is no tag v2.0.0.')
})
