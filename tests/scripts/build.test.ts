import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { newDirectory } from '../support/new-directory.ts'
import { publishedVariables as all } from '../support/published-variables.ts'

test.each([
  [{ SITE_ORIGIN: 'https://k-wellness.co.za/' }, [], /^SITE_ORIGIN is "https:\/\/k-wellness\.co\.za\/", but/],
  [{ ...all, SITE_ORIGIN: undefined }, ['--publish'], /^SITE_ORIGIN is not set, but/],
  [{}, ['--publsh'], /does not know --publsh.*npm run build -- --publish$/],
])(
  'a build with %j and %j stops at once, says why, and touches no site and no other build',
  (variables, parameters, line) => {
    const directory = newDirectory()
    for (const part of ['package.json', 'scripts', 'shared', 'renderer/site-variables.ts'])
      cpSync(part, join(directory, part), { recursive: true })
    symlinkSync(resolve('node_modules'), join(directory, 'node_modules'))
    mkdirSync(join(directory, 'dist/next'), { recursive: true })
    const command = [join(directory, 'scripts/build.mjs'), ...parameters]
    const env = { ...process.env, ...variables }
    const { status, stderr, stdout } = spawnSync(process.execPath, command, { env, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(line),
      'The site was not built. The last good site, if there was one, is untouched.',
    ])
    expect(stdout).toBe('')
    expect(existsSync(join(directory, 'dist/next'))).toBe(true)
  },
)

test('a build is that of the present sources, or says what to run', () => {
  const cwd = newDirectory()
  for (const folder of ['dist', 'e2e', 'public', 'src']) mkdirSync(join(cwd, folder))
  const write = (file: string, year: number) => {
    writeFileSync(join(cwd, file), '')
    utimesSync(join(cwd, file), new Date(year, 0), new Date(year, 0))
  }
  const check = () =>
    spawnSync(process.execPath, [resolve('scripts/check-build.ts')], { cwd, encoding: 'utf8' })
  const run = 'run "npm run build" first.\n'
  expect(check()).toMatchObject({ status: 1, stderr: `There is no built site: ${run}` })
  write('dist/assets.json', 2026)
  for (const file of ['a.test.tsx', 'a.module.css.d.ts', 'a.examples.tsx', '../e2e/a.ts'])
    write(`src/${file}`, 2027)
  expect(check()).toMatchObject({ status: 0, stderr: '' })
  for (const file of ['public/icon.svg', 'tokens.ts', 'src/about.ts']) {
    write(file, 2027)
    expect(check().stderr).toBe(`${file} is newer than the built site: ${run}`)
    write(file, 2025)
  }
})
