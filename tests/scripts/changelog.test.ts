import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { newRepository } from '../support/new-repository.ts'

test('the changelog has the commits of each tag, newest release first, or of one tag', () => {
  const { run, commit } = newRepository()
  const changelog = (...of: string[]) => run(process.execPath, resolve('scripts/changelog.ts'), ...of)
  commit('The first page')
  expect(changelog().stdout).toBe('There is no release yet: no tag such as v1.0.0.\n')

  run('git', 'tag', 'v1.9.0')
  commit('A second page', 'branch')
  run('git', 'reset', '--hard', 'v1.9.0')
  run('git', '-c', 'user.name=x', '-c', 'user.email=x@x', 'merge', '--no-ff', '-m', 'Merged', 'branch')
  commit('A third page', 'v1.10.0')
  commit('Not released', 'not-a-release')
  const date = String.raw`\(\d{4}-\d\d-\d\d\)`
  const latest = `## v1.10.0 ${date}\n\n- A third page\n- A second page\n\n`
  expect(changelog('v1.10.0').stdout).toMatch(new RegExp(`^${latest}$`))
  expect(changelog().stdout).toMatch(new RegExp(`^${latest}## v1.9.0 ${date}\n\n- The first page\n\n$`))
  expect(changelog('v2.0.0')).toMatchObject({ status: 1, stderr: 'There is no tag v2.0.0.\n' })
})
