import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What lockfile-lint does not say: it looks at a package's hash only where there is one. */
test.each(['package-lock.json', 'e2e/hosts/package-lock.json'])(
  '%s knows the content of every package',
  (file) => {
    const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
      packages: Record<string, { integrity?: string; link?: boolean; inBundle?: boolean }>
    }
    const entries = Object.entries(packages).filter(([path, { inBundle }]) => path !== '' && !inBundle)
    expect(entries.length).toBeGreaterThan(100)
    expect(
      entries.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-')).map(([path]) => path),
    ).toEqual([])
  },
)
