import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { readBuiltSite } from '../../host/built-site.ts'
import { freePort } from '../../shared/listen.ts'
import { notFoundFile } from '../../src/addresses.ts'
import { newDirectory } from '../support/new-directory.ts'

test.each(['', 'x', '0', '99999', '4173.5'])('PORT=%s ends with one clear line', (value) => {
  const options = { env: { ...process.env, PORT: value }, encoding: 'utf8', timeout: 4_000 } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, ['host/serve.ts'], options)
  expect(stderr).toBe(`PORT must be a number from 1 to 65535, not "${value}": PORT=4174 npm start\n`)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
})

test('an empty HOST is none: only this machine reaches the site', async () => {
  const directory = newDirectory()
  for (const file of ['index.html', notFoundFile]) writeFileSync(join(directory, file), '')
  const port = String(await freePort())
  const env = { ...process.env, HOST: '', PORT: port }
  const program = spawn(process.execPath, ['host/serve.ts', directory], { env })
  const says = (stream: Readable) => once(stream, 'data').then(String)
  const line = await Promise.race([says(program.stdout), says(program.stderr)])
  program.kill()
  expect(line).toBe(`K.Wellness is at http://localhost:${port} (Ctrl+C stops it)\n`)
})

test('a directory may end with a slash, as a shell completes it', () => {
  const directory = newDirectory()
  mkdirSync(join(directory, 'assets'))
  writeFileSync(join(directory, 'index.html'), '')
  writeFileSync(join(directory, 'assets/a.js'), '')
  const { files } = readBuiltSite(`${directory}/`)
  expect([...files].toSorted()).toEqual(['/assets/a.js', '/index.html'])
})
