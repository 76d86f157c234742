import { spawnSync } from 'node:child_process'
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { newDirectory } from '../support/new-directory.ts'

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
