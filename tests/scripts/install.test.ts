import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { newDirectory } from '../support/new-directory.ts'

const lockfile = {
  packages: {
    '': {},
    a: { version: '1.0.0', integrity: 'sha512-a' },
    b: { version: '2.0.0', integrity: 'sha512-b', optional: true },
  },
}

let project: string
beforeEach(() => {
  project = newDirectory()
  for (const folder of ['bin', 'node_modules']) mkdirSync(join(project, folder))
  for (const folder of ['scripts/support', 'shared'])
    cpSync(folder, join(project, folder), { recursive: true })
  writeJson('package-lock.json', lockfile)
  writeNpm()
})

function writeJson(file: string, value: unknown) {
  writeFileSync(join(project, file), JSON.stringify(value))
}

/** Replaces npm by a shell script: without one, by npm's last step, the list of what is installed. */
function writeNpm(script = 'echo "$@" >> calls.txt; cp package-lock.json node_modules/.package-lock.json') {
  writeFileSync(join(project, 'bin/npm'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}

/** Runs a statement with the installer's functions, on the tests' Node or on one that reports another version. */
function run(statement: string, claimedVersion = process.versions.node) {
  const claim = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${claimedVersion}' } });
    Object.defineProperty(process, 'version', { value: 'v${claimedVersion}' })`
  const code = `${claim}; const { ensureInstalled } = await import('./scripts/support/install.mjs'); const { run } = await import('./scripts/support/node.mjs'); ${statement}`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(project, 'bin')}${delimiter}${process.env.PATH ?? ''}` },
  })
  return { status, stdout, stderr }
}

function calls(): string[] {
  const file = join(project, 'calls.txt')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

/** The one line of a run that stops. */
function onlyLine({ status, stderr }: ReturnType<typeof run>): string {
  expect(status).toBe(1)
  const [line = '', ...more] = stderr.trim().split('\n')
  expect(more).toEqual([])
  return line
}

test('npm ci runs where other packages are installed than the lockfile has; an optional one may be missing', () => {
  expect(run('ensureInstalled()')).toMatchObject({ status: 0, stderr: '' })
  expect(calls()).toEqual([expect.stringMatching(/^ci .*--include=dev --include=optional/)])
  const { a, b } = lockfile.packages
  const others = [{ b }, { a: { ...a, version: '2' } }, { a: { ...a, integrity: 'c' } }, { a, c: a }]
  const installed = [{ a }, { a, b }, ...others].filter((packages) => {
    writeJson('node_modules/.package-lock.json', { packages })
    return run('ensureInstalled()').stdout.startsWith('Installing')
  })
  expect(installed).toEqual(others)
})

test('a failure prints one line with advice, and the next run installs again', () => {
  writeNpm('exit 1')
  const failed = run('ensureInstalled(); console.log("went on")')
  expect(onlyLine(failed)).toMatch(/^Installing failed\..*run the command again/)
  expect(failed.stdout).not.toContain('went on')
  writeNpm()
  expect(run('ensureInstalled()').status).toBe(0)
  expect(calls()).toHaveLength(1)
})

test('a Node that is too old prints one line with advice', () => {
  const line = onlyLine(run('ensureInstalled()', '18.20.4'))
  expect(line).toMatch(/Node 20 or later; this is v18\.20\.4\. .*nodejs\.org/)
  expect(calls()).toEqual([])
})

test.each(['20.0.0', '22.3.0', '24.21.0'])('it works on Node %s', (version) => {
  expect(run('ensureInstalled()', version).status).toBe(0)
})

describe('the Node that runs everything', () => {
  beforeEach(() => writeFileSync(join(project, 'which.mjs'), 'console.log(process.execPath)'))

  test('is the lockfile’s, if it has one for the platform', () => {
    const folder = join(project, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'node'), '#!/bin/sh\necho the locked one\n', { mode: 0o755 })
    expect(run('run("which.mjs")').stdout).toBe('the locked one\n')
  })

  test('is the machine’s own if the platform has no package, and that is not too old', () => {
    expect(run('run("which.mjs")', '24.15.0').stdout.trim()).toBe(process.execPath)
    expect(onlyLine(run('run("which.mjs")', '24.14.0'))).toMatch(/24\.15 or later; this is v24\.14\.0/)
  })

  test('is not looked for before packages are installed', () => {
    rmdirSync(join(project, 'node_modules'))
    expect(onlyLine(run('run("which.mjs")', '20.0.0'))).toMatch(/not installed\. Please run: npm ci$/)
  })

  test('passes an exit code on', () => {
    writeFileSync(join(project, 'which.mjs'), 'process.exit(3)')
    expect(run('run("which.mjs"); console.log("went on")')).toMatchObject({ status: 3, stdout: '' })
  })
})
