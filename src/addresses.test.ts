import { describe, expect, test } from 'vitest'
import { addressOf, fileAt, fileOf, notFoundFile, plainAddress } from './addresses.ts'
import { isPagePath, pages } from './content/pages.ts'

describe.each(pages)('$path', ({ path }) => {
  test('has one file, and the address of that file is the path', () => {
    expect(fileOf(path)).toMatch(/^\/[a-z]+(-[a-z]+)*\.html$/)
    expect(addressOf(fileOf(path))).toBe(path)
    expect(fileAt(path)).toBe(fileOf(path))
  })

  test('is the one address of its other spellings', () => {
    const name = path.slice(1) || 'index'
    const spellings = [path, `/${name}.html`, `/${name.toUpperCase()}.HTML`, `/${path}`, `//${name}.html`]
    if (path !== '/')
      spellings.push(`${path}/`, `//${name}//`, `/%${name.charCodeAt(0).toString(16)}${name.slice(1)}`)
    for (const spelling of spellings) expect(plainAddress(spelling), spelling).toBe(path)
  })
})

test('each page has its own file', () => {
  expect(new Set([...pages.map(({ path }) => fileOf(path)), notFoundFile]).size).toBe(pages.length + 1)
})

test('the address of any other file is its path', () => {
  for (const file of ['/sw.js', '/pages/about.js', '/og/landing.png', notFoundFile]) {
    expect(addressOf(file)).toBe(file)
    expect(fileAt(file)).toBe(file)
  }
})

test.each([
  '/404.html',
  '/404',
  '/index',
  '/about.html/',
  '/index.html/',
  '/about/us',
  '/about/index.html',
  '/about.htm',
  '/about%00',
  '/about%2500',
  '/%2561bout',
  '/%',
  '/%E0%A4%A',
  '/about%2',
  '/\\about',
  '/ab\u0130out',
  'about',
  '/../about',
  'https://evil.example/about',
  '//evil.example/about',
])('%s is not the address of a page', (address) => {
  expect(isPagePath(plainAddress(address))).toBe(false)
})

test.each([
  '//evil.example',
  '/%2fevil.example',
  '///evil.example/',
  '//evil.example.html',
  '',
  '//',
  '/%2f%2f',
])('%s does not become another origin: the result starts with one slash', (address) => {
  expect(plainAddress(address)).toMatch(/^\/(?!\/)/)
})
