import { Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { leaveForLater } from '../../renderer/later.ts'

const manifest = '<link rel="manifest" href="/manifest.webmanifest"/>'
const pageScript = '<link rel="modulepreload" href="/assets/contact.js"/>'
const entry = '<script src="/assets/first.js" type="module" async></script>'
const page = (head: string) =>
  `<html><head>${head}<title>A</title></head><body><p>$&</p>${entry}</body></html>`

describe('a page that leaves for later what it does not need to be painted', () => {
  const html = leaveForLater(page(manifest + pageScript))

  test('keeps its scripts and its manifest in a template, where browsers fetch nothing', () => {
    expect(html).toContain(`<template>${manifest}${pageScript}${entry}</template><script>`)
    const rest = html.replace(/<template>.*?<\/template>/, '')
    expect(rest).not.toContain(entry)
    expect(rest).not.toContain(pageScript)
  })

  test('names its manifest at once where no script will', () => {
    expect(html).toContain(`<head><noscript>${manifest}</noscript><title>`)
  })

  test('is otherwise the same', () => {
    expect(html).toContain('<title>A</title></head><body><p>$&</p><template>')
  })

  test('carries the same script as any other page, so that one hash allows it', () => {
    const scriptIn = (text: string) => /<script>.*<\/script>/.exec(text)?.[0]
    expect(scriptIn(html)).toBe(scriptIn(leaveForLater(page(manifest))))
    expect(() => new Script(scriptIn(html)!.replaceAll(/<\/?script>/g, ''))).not.toThrow()
  })
})

test('a page without a script, or without a manifest, is no page of ours', () => {
  expect(() => leaveForLater(page(''))).toThrow('manifest')
  expect(() => leaveForLater(page(manifest).replace(entry, ''))).toThrow('script')
})
