import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectNone } from '../support/differences.ts'

const folders = ['.', 'e2e/hosts', 'host/cloudflare']

/** Covers a gap of lockfile-lint, which accepts packages without a hash. */
test.each(folders)('%s/package-lock.json has a hash of every package', (folder) => {
  const file = `${folder}/package-lock.json`
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    packages: Record<string, { integrity?: string; link?: boolean; inBundle?: boolean }>
  }
  const entries = Object.entries(packages).filter(([path, { inBundle }]) => path !== '' && !inBundle)
  expect(entries.length).toBeGreaterThan(10)
  expect(
    entries.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-')).map(([path]) => path),
  ).toEqual([])
})

test.each(folders)('%s/package.json names exact versions', (folder) => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(
    readFileSync(`${folder}/package.json`, 'utf8'),
  ) as Record<string, Record<string, string>>
  const named = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides })
  const ranges = named.filter(([, version]) => typeof version === 'string' && !/^\d+\.\d+\.\d+/.test(version))
  expectNone(
    ranges.map(([name, version]) => `${folder}/package.json: "${name}": "${version}" is no exact version`),
  )
})
