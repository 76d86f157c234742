import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test.each(['', 'x', '0', '99999', '4173.5'])('PORT=%s ends with one clear line', (value) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['host/serve.ts'], {
    env: { ...process.env, PORT: value },
    encoding: 'utf8',
    timeout: 4_000,
  })
  expect(stderr).toBe(`PORT must be a number from 1 to 65535, not "${value}": PORT=4174 npm start\n`)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
})
