import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { asServed, writeOfflineSize, writeSiteBundle } from '../../renderer/precache.ts'
import { siteBundle, versionFile } from '../../src/pwa/site-bundle.ts'

const { clientDirectory } = await vi.hoisted(async () => {
  const { newDirectory } = await import('../support/new-directory.ts')
  return { clientDirectory: newDirectory() }
})
vi.mock('../../renderer/directories.ts', () => ({ clientDirectory }))

/** A small built site: each file with its address, whether it is in the bundle, and its text. */
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

/** The revision of a text, computed independently of the site's code. */
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

test('the precache list has each file under its public address, with the revision of its content', () => {
  expect(list.map(({ url, revision }) => [url, revision])).toEqual([
    ...files.map(({ address, text }) => [address, revisionOf(text)]),
    [versionFile, revisionOf(readVersion())],
  ])
})

test('the version changes with any file, and is the same for the same files', async () => {
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
  writeSiteBundle()
  const packed = files.filter(({ isPacked }) => isPacked)
  expect(read(siteBundle)).toEqual({
    ...Object.fromEntries(packed.map(({ address, text }) => [address, text])),
    [versionFile]: readVersion(),
  })
})

test('the announced size is that of the compressed files, rounded up to ten kilobytes', () => {
  writeSiteBundle()
  writeOfflineSize()
  expect(read('offline.json')).toEqual({ kilobytes: 20 })
  write('assets/site.Cd2.js.br', 's'.repeat(1000))
  writeOfflineSize()
  expect(read('offline.json')).toEqual({ kilobytes: 10 })
})
