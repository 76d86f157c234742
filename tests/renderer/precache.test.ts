import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { asServed, writeOfflineSize, writeSiteFile } from '../../renderer/precache.ts'
import { siteFile, versionFile } from '../../src/pwa/site-file.ts'

const { clientDirectory } = await vi.hoisted(async () => {
  const { newDirectory } = await import('../support/new-directory.ts')
  return { clientDirectory: newDirectory() }
})
vi.mock('../../renderer/directories.ts', () => ({ clientDirectory }))

/** A small built site: what each file is asked for as, whether the worker takes it out of one file, and its text. */
const files = [
  { file: 'index.html', address: '/', isPacked: true, text: '<p>Home</p>' },
  { file: 'about.html', address: '/about', isPacked: true, text: '<p>About é</p>' },
  { file: '404.html', address: '/404.html', isPacked: true, text: '<p>Not found</p>' },
  { file: 'pages/about.js', address: '/pages/about.js', isPacked: true, text: 'about()' },
  { file: 'assets/hero.Ab1.js', address: '/assets/hero.Ab1.js', isPacked: true, text: 'hero()' },
  { file: 'assets/static/map.svg', address: '/assets/static/map.svg', isPacked: true, text: '<svg/>' },
  { file: 'assets/site.Cd2.js', address: '/assets/site.Cd2.js', isPacked: false, text: 's'.repeat(9000) },
  { file: 'assets/packages.Ef3.js', address: '/assets/packages.Ef3.js', isPacked: false, text: 'react()' },
  { file: 'assets/shared.Gh4.js', address: '/assets/shared.Gh4.js', isPacked: false, text: 'hero()' },
  {
    file: 'assets/display.Ij5.woff2',
    address: '/assets/display.Ij5.woff2',
    isPacked: false,
    text: 'f'.repeat(8000),
  },
]

function write(file: string, text: string) {
  mkdirSync(dirname(join(clientDirectory, file)), { recursive: true })
  writeFileSync(join(clientDirectory, file), text)
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(clientDirectory, file), 'utf8'))
}

/** The revision of a text, worked out in another way than the site does. */
function revisionOf(text: string): string {
  return BigInt(`0x${createHash('sha256').update(text).digest('hex').slice(0, 16)}`).toString(36)
}

let list: readonly { url: string; revision: string | null }[]

async function makeList() {
  for (const { file, text } of files) write(file, text)
  const entries = files.map(({ file, text }) => ({ url: file, revision: 'of Workbox', size: text.length }))
  return (await asServed(entries)).manifest
}

function readVersion(): string {
  return readFileSync(join(clientDirectory, versionFile), 'utf8')
}

beforeAll(async () => {
  list = await makeList()
})

test('the worker’s list has each file under the address that visitors see, with the revision of what is in it', () => {
  expect(list.map(({ url, revision }) => [url, revision])).toEqual([
    ...files.map(({ address, text }) => [address, revisionOf(text)]),
    [versionFile, revisionOf(readVersion())],
  ])
})

test('the version is another one when a file is, and the same for the same files', async () => {
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

test('one file holds the text of each that no page fetches by itself', () => {
  writeSiteFile()
  const packed = files.filter(({ isPacked }) => isPacked)
  expect(read(siteFile)).toEqual({
    ...Object.fromEntries(packed.map(({ address, text }) => [address, text])),
    [versionFile]: readVersion(),
  })
})

test('the size that visitors are told is of what is sent, to the next ten kilobytes', () => {
  writeSiteFile()
  writeOfflineSize()
  expect(read('offline.json')).toEqual({ kilobytes: 20 })
  write('assets/site.Cd2.js.br', 's'.repeat(1000))
  writeOfflineSize()
  expect(read('offline.json')).toEqual({ kilobytes: 10 })
})
