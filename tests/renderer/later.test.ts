import { Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { leaveForLater } from '../../renderer/later.ts'

const manifest = '<link rel="manifest" href="/manifest.webmanifest"/>'
const face = '<style>@font-face{}</style>'
const pageScript = '<link rel="modulepreload" href="/assets/contact.js"/>'
const entry = '<script src="/assets/first.js" type="module" async></script>'
const own = '<style>p{}</style><link rel="icon" href="/favicon.ico"/>'

const asMarked = (elements: string) => elements.replaceAll(/<(link|style)/g, '<$1 data-later=""')
const page = (head: string) =>
  `<html><head>${own}${asMarked(head)}</head><body><p>$&</p>${entry}</body></html>`
const scriptIn = (html: string) => /<script>.*<\/script>/.exec(html)?.[0]

describe('a page that leaves for later what it does not need to be painted', () => {
  const html = leaveForLater(page(manifest + face + pageScript))

  test('keeps it in a template, where browsers fetch nothing', () => {
    expect(html).toContain(`<template>${manifest}${face}${pageScript}${entry}</template><script>`)
  })

  test('has it at once where no script will run, but for what only scripts want', () => {
    expect(html).toContain(`<head>${own}<noscript>${manifest}${face}</noscript></head>`)
  })

  test('is otherwise the same', () => {
    expect(html).toContain('</head><body><p>$&</p><template>')
    expect(html).toMatch(/<\/script><\/body><\/html>$/)
    expect(html).not.toContain('data-later')
  })

  test('carries the same script as any other page, so that one hash allows it', () => {
    expect(scriptIn(html)).toBe(scriptIn(leaveForLater(page(''))))
    expect(() => new Script(scriptIn(html)!.replaceAll(/<\/?script>/g, ''))).not.toThrow()
  })
})

test('a page without a script is no page of ours', () => {
  expect(() => leaveForLater(page('').replace(entry, ''))).toThrow('script')
})
