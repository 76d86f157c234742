import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBuiltSite } from '../../host/built-site.ts'
import { newDirectory } from '../support/new-directory.ts'

test.each(['', 'x', '0', '99999', '4173.5'])('PORT=%s ends with one clear line', (value) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['host/serve.ts'], {
    env: { ...process.env, PORT: value },
    encoding: 'utf8',
    timeout: 4_000,
  })
  expect(stderr).toBe(`PORT must be a number from 1 to 65535, not "${value}": PORT=4174 npm start\n`)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
})

test('a directory may end with a slash, as a shell completes it', () => {
  const directory = newDirectory()
  mkdirSync(join(directory, 'assets'))
  writeFileSync(join(directory, 'index.html'), '')
  writeFileSync(join(directory, 'assets/a.js'), '')
  const { files } = readBuiltSite(`${directory}/`)
  expect([...files].toSorted()).toEqual(['/assets/a.js', '/index.html'])
})
