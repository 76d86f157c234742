import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Covers a gap of lockfile-lint, which accepts packages without a hash. */
test.each(['package-lock.json', 'e2e/hosts/package-lock.json', 'setup/cloudflare/package-lock.json'])(
  '%s has a hash of every package',
  (file) => {
    const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
      packages: Record<string, { integrity?: string; link?: boolean; inBundle?: boolean }>
    }
    const entries = Object.entries(packages).filter(([path, { inBundle }]) => path !== '' && !inBundle)
    expect(entries.length).toBeGreaterThan(10)
    expect(
      entries.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-')).map(([path]) => path),
    ).toEqual([])
  },
)
