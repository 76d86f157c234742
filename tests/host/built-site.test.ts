import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readBuiltSite } from '../../host/built-site.ts'
import { newDirectory } from '../support/new-directory.ts'

const files = {
  '/index.html': '<p>',
  '/about.html': '<p>',
  '/404.html': '<p>',
  '/about.html.br': 'br',
  '/about.html.gz': 'gz',
  '/assets/site.js': '1',
  '/_headers': '/*',
  '/_redirects': '',
}
const directory = newDirectory()

beforeAll(() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    writeFileSync(join(directory, file), text)
  }
})

test('a built site lists public files, compressed copies and pages', () => {
  const site = readBuiltSite(directory)
  expect([...site.files]).toEqual(['/404.html', '/about.html', '/assets/site.js', '/index.html'])
  expect([...site.compressed]).toEqual(['/about.html.br', '/about.html.gz'])
  expect(site.pages).toEqual(['/about', '/'])
})

test('a directory without a site is rejected', () => {
  expect(() => readBuiltSite(newDirectory())).toThrow('run "npm run build" first')
})
