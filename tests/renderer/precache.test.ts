import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { clientDirectory } from '../../renderer/directories.ts'
import { listAndBundle, writeOfflineSize } from '../../renderer/files/precache.ts'
import { siteBundle, versionFile } from '../../src/addresses.ts'

vi.mock('../../renderer/directories.ts', async () => {
  const { newDirectory } = await import('../support/new-directory.ts')
  return { clientDirectory: newDirectory() }
})

/** A small built site: each file with its text, first those of the bundle. */
const packed = [
  ['index.html', '/', '<p>Home</p>'],
  ['about.html', '/about', '<p>About é</p>'],
  ['404.html', '/404.html', '<p>Not found</p>'],
  ['pages/about.js', '/pages/about.js', 'about()'],
  ['assets/hero.Ab1.js', '/assets/hero.Ab1.js', 'hero()'],
  ['assets/static/map.svg', '/assets/static/map.svg', '<svg/>'.repeat(1200)],
].map(([file = '', address = '', text = '']) => ({ file, address, text }))
const files = [
  ...packed,
  ...Object.entries({
    'assets/site.Cd2.js': 's'.repeat(9000),
    'assets/packages.Ef3.js': 'react()',
    'assets/shared.Gh4.js': 'hero()',
    'assets/display.Ij5.woff2': 'f'.repeat(8000),
  }).map(([file, text]) => ({ file, address: `/${file}`, text })),
]

function write(file: string, text: string) {
  mkdirSync(dirname(join(clientDirectory, file)), { recursive: true })
  writeFileSync(join(clientDirectory, file), text)
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(clientDirectory, file), 'utf8'))
}

/** The revision of a text, computed independently of the site's code. */
function revisionOf(text: string): string {
  return BigInt(`0x${createHash('sha256').update(text).digest('hex').slice(0, 12)}`).toString(36)
}

let list: readonly { url: string; revision: string | null }[]

async function makeList() {
  for (const { file, text } of files) write(file, text)
  const entries = files.map(({ file, text }) => ({ url: file, revision: 'of Workbox', size: text.length }))
  return (await listAndBundle(entries)).manifest
}

function readVersion(): string {
  return readFileSync(join(clientDirectory, versionFile), 'utf8')
}

beforeAll(async () => {
  list = await makeList()
})

test('the precache list has each file under its public address, with the revision of its content', () => {
  expect(list.map(({ url, revision }) => [url, revision])).toEqual([
    ...files.map(({ address, text }) => [address, revisionOf(text)]),
    [versionFile, revisionOf(readVersion())],
  ])
})

test('the version changes with a page, and is the same for the same files', async () => {
  const version = readVersion()
  expect(version).toMatch(/^[a-z0-9]{8}$/)
  const [, about] = files
  const { text } = about!
  about!.text = '<p>About us</p>'
  await makeList()
  expect(readVersion()).not.toBe(version)

  about!.text = text
  await makeList()
  expect(readVersion()).toBe(version)
})

test('the bundle contains the text of each file that pages do not fetch separately', () => {
  expect(read(siteBundle)).toEqual({
    ...Object.fromEntries(packed.map(({ address, text }) => [address, text])),
    [versionFile]: readVersion(),
  })
})

test('the announced size is that of the compressed files, rounded up to ten kilobytes', () => {
  writeOfflineSize()
  expect(read('offline.json')).toEqual({ kilobytes: 30 })
  write('assets/site.Cd2.js.br', 's'.repeat(1000))
  writeOfflineSize()
  expect(read('offline.json')).toEqual({ kilobytes: 20 })
})
