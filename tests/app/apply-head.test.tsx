import { beforeEach, expect, test } from 'vitest'
import { applyHead, headFor, headOf } from '../../src/app/head.ts'

beforeEach(() => {
  document.head.innerHTML =
    '<title>Before</title><meta name="description" content="before"><link rel="canonical" href="https://before.example/">'
})

test('a navigation brings title, description and canonical address up to date', () => {
  const head = headFor('/rewards')
  applyHead(head)
  expect(document.title).toBe(head.title)
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(head.description)
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(head.canonical)
})

test('the head of a page can be read back from its HTML file', () => {
  applyHead(headFor('/about'))
  expect(headOf(document)).toEqual(headFor('/about'))
})
