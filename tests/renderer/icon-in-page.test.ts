import { expect, test } from 'vitest'
import { putIconInPage } from '../../renderer/icon-in-page.ts'

const page = '<head><link rel="icon" href="/favicon.svg" type="image/svg+xml"/></head>'

test("a page's icon needs no request", () => {
  const [, address = ''] = /href="([^"]*)"/.exec(putIconInPage(page)) ?? []
  const [type, drawing] = address.split(',', 2)
  expect(type).toBe('data:image/svg+xml')
  expect(drawing).toMatch(/^<svg xmlns='http:\/\/www.w3.org\/2000\/svg'.*<\/svg>$/)
  // What follows a hash would be taken for a fragment.
  expect(drawing).not.toContain('#')
})

test('a page without an icon is no page of ours', () => {
  expect(() => putIconInPage('<head></head>')).toThrow('icon')
})
