import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shippedPackages, thirdParty } from '../../scripts/third-party.ts'

test('THIRD-PARTY.md is up to date: run `npm run third-party` after a change of packages', () => {
  expect(readFileSync('THIRD-PARTY.md', 'utf8')).toBe(thirdParty())
})

test('it lists all third-party work in the built site, under licences that permit redistribution', () => {
  const rows = thirdParty()
    .split('\n')
    .filter((line) => line.startsWith('| '))
  const licences = Object.fromEntries(
    rows
      .map((row) => row.split('|').map((cell) => cell.trim()))
      .map(([, name, , licence]) => [name, licence]),
  )
  const names = ['react', '@tanstack/react-router', 'workbox-window', 'lucide-react', 'world-atlas']
  expect(Object.keys(licences)).toEqual(expect.arrayContaining(names))
  const { package: _heading, '---': _line, ...all } = licences
  expect(
    Object.values(all).filter((licence) => !/^(MIT|ISC|OFL-1\.1|Unlicense)$/.test(String(licence))),
  ).toEqual([])
})

test('two versions of one shipped package are refused; development packages may have several', () => {
  const one = { version: '19.3.1' }
  const two = { version: '18.3.1' }
  const packages = { '': one, 'node_modules/react': one, 'node_modules/a': one }
  const nested = 'node_modules/a/node_modules/react'
  for (const mark of ['dev', 'extraneous'])
    expect(shippedPackages({ ...packages, [nested]: { ...two, [mark]: true } })).toHaveLength(2)
  expect(() => shippedPackages({ ...packages, [nested]: two })).toThrow(
    'Visitors would download react in 2 versions: 19.3.1, 18.3.1. "npm ls react" says who needs which.',
  )
})
