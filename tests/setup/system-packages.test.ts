import { spawnSync } from 'node:child_process'
import { beforeEach, expect, test, vi } from 'vitest'

vi.mock('node:child_process', () => ({ spawnSync: vi.fn(() => ({ status: 0 })) }))

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.mocked(spawnSync).mockClear()
})

/** The module, as a user with this ID gets it. The module reads the user and CI when it is imported. */
async function importAs(userId: number, ci: string) {
  vi.spyOn(process, 'getuid').mockReturnValue(userId)
  vi.stubEnv('CI', ci)
  vi.spyOn(console, 'error').mockReturnValue()
  return import('../../setup/system-packages.ts')
}

/** A search that finds the package only after apt-get has run. */
const findInstalled = () => (vi.mocked(spawnSync).mock.calls.length > 0 ? '/usr/bin/nginx' : undefined)

test('a user without rights gets the command, and nothing is installed', async () => {
  const { findOrInstall } = await importAs(1000, '')
  expect(() => findOrInstall(findInstalled, ['nginx', 'caddy'])).toThrow(
    'Please run: sudo apt-get install nginx caddy',
  )
  expect(spawnSync).not.toHaveBeenCalled()
})

test.each([
  ['root', 0, '', 'apt-get -q update && apt-get'],
  ['CI', 1000, 'true', 'sudo apt-get -q update && sudo apt-get'],
])('for %s the packages are installed', async (_who, userId, ci, command) => {
  const { findOrInstall } = await importAs(userId, ci)
  expect(findOrInstall(findInstalled, ['nginx'])).toBe('/usr/bin/nginx')
  const [[program, [, script] = []] = []] = vi.mocked(spawnSync).mock.calls
  expect([program, script]).toEqual(['sh', `${command} -q install -y --no-install-recommends nginx`])
})

test('nothing is installed when the search succeeds', async () => {
  const { findOrInstall } = await importAs(0, 'true')
  expect(findOrInstall(() => '/usr/bin/nginx', ['nginx'])).toBe('/usr/bin/nginx')
  expect(spawnSync).not.toHaveBeenCalled()
})
