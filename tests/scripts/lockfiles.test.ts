import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { expectNone } from '../support/differences.ts'

const folders = globSync('{,*/,*/*/}package-lock.json', { exclude: ['**/node_modules', 'dist'] }).map(dirname)
const packageFile = readFileSync('package.json', 'utf8')
type Part = 'scripts' | 'engines' | 'optionalDependencies'
const ofPackageFile = JSON.parse(packageFile) as Record<Part, Record<string, string>>
const { scripts, engines, optionalDependencies: nodes } = ofPackageFile

test('each file of scripts is a command of package.json, and in the README beside it', () => {
  const readme = readFileSync('scripts/README.md', 'utf8')
  for (const file of globSync('scripts/*.{ts,mjs}')) {
    expect(packageFile).toContain(`node ${file}`)
    expect(readme).toContain(`\`${basename(file)}\``)
  }
})

test('two scripts of package.json name each lockfile', () => {
  expect(folders).toContain('.')
  for (const folder of folders.filter((name) => name !== '.'))
    for (const script of ['lockfiles', 'signatures']) expect(scripts[script], script).toContain(` ${folder}`)
})

/** Covers a gap of lockfile-lint, which accepts packages without a hash. */
test.each(folders)('%s/package-lock.json has a hash of every package', (folder) => {
  const file = `${folder}/package-lock.json`
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    packages: Record<string, { integrity?: string; link?: boolean; inBundle?: boolean }>
  }
  const entries = Object.entries(packages).filter(([path, { inBundle }]) => path !== '' && !inBundle)
  expect(entries.length).toBeGreaterThan(10)
  const withoutHash = entries.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))
  expect(withoutHash.map(([path]) => path)).toEqual([])
})

test.each(folders)('%s/package.json names exact versions', (folder) => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(
    readFileSync(`${folder}/package.json`, 'utf8'),
  ) as Record<string, Record<string, string>>
  const named = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides })
  const ranges = named.filter(([, version]) => typeof version === 'string' && !/^\d+\.\d+\.\d+/.test(version))
  expectNone(ranges.map(([name, version]) => `${folder}/package.json: "${name}": "${version}" is inexact`))
})

test('packages, .node-version and workflows name the same Node', () => {
  const version = readFileSync('.node-version', 'utf8').trim()
  for (const [name, ofPackage] of Object.entries(nodes)) expect(ofPackage, name).toBe(version)
  const workflows = globSync('.github/workflows/*.yml').map((file) => readFileSync(file, 'utf8'))
  const named = (before: RegExp) => Array.from(workflows.join('\n').matchAll(before), ([text]) => text)
  const [major] = version.split('.')
  expect(new Set(named(/(?<=node-version: |container: node:)\d+/g))).toEqual(new Set([major]))
  // The matrix of ci has the oldest Node that may start npm too.
  expect(named(/(?<=\{ node: )\d+/g)).toEqual([major, engines.node?.replace('>=', '')])
})

test('Renovate finds each version that stands in a script of package.json only', () => {
  const { customManagers } = JSON.parse(readFileSync('renovate.json', 'utf8')) as {
    customManagers: { matchStrings: string[] }[]
  }
  const patterns = customManagers.flatMap(({ matchStrings }) => matchStrings)
  const found = patterns.flatMap((pattern) =>
    Array.from(packageFile.matchAll(new RegExp(pattern, 'g')), ({ groups }) => groups),
  )
  const inScripts = Object.values(scripts).flatMap((script) => script.match(/\S+@\d\S*/g) ?? [])
  expect(found.map((groups) => `--package=${groups?.depName}@${groups?.currentValue}`)).toEqual(inScripts)
})
