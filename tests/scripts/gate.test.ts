import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newDirectory } from '../support/new-directory.ts'

test('the gate runs the checks that CONTRIBUTING lists, and fails with the name of one that fails', () => {
  const PATH = newDirectory()
  writeFileSync(join(PATH, 'npm'), '#!/bin/sh\n[ $3 != lint ]\n', { mode: 0o755 })
  const options = { env: { PATH }, encoding: 'utf8' } as const
  const gate = (...parameters: string[]) =>
    spawnSync(process.execPath, ['scripts/support/gate.ts', ...parameters], options)
  const checksOf = (text: string, name: RegExp) => [...new Set(text.match(name))].toSorted()
  const row = /while you mend it(.*)after a build(.*)/.exec(readFileSync('CONTRIBUTING.md', 'utf8'))!
  const [all, quick] = row.map((part) => checksOf(`${part} \`format:check\``, /(?<=`)[\w:]+(?=`)/g))
  const { status, stdout } = gate('--quick')
  expect(status).toBe(1)
  expect(stdout).toContain('✗ lint: npm run lint (output above)\n8 passed, 1 failed\n')
  expect(checksOf(stdout, /(?<=^. )\S+(?=: \d)/gm)).toEqual(quick)
  expect(checksOf(gate().stdout, /(?<=^. )(?!build|browser)\S+(?=: \d)/gm)).toEqual(all)
  expect(gate('--quik')).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Unknown .*\n$/) })
})
