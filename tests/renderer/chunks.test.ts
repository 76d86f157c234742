import { expect, test } from 'vitest'
import { chunks } from '../../renderer/bundle/chunks.ts'
import { scriptsOfEveryPage } from '../../src/pwa/site-bundle.ts'

interface Output {
  chunkFileNames(chunk: { facadeModuleId: string | null }): string
  codeSplitting: { groups: { name: string; test: RegExp }[] }
}

const { outputOptions } = chunks() as unknown as { outputOptions(options: object): Output }
const output = outputOptions({})

test('a page’s script has a name without a hash, and no other has', () => {
  const nameOf = (facadeModuleId: string | null) => output.chunkFileNames({ facadeModuleId })
  expect(nameOf('/site/src/pages/not-found.tsx')).toBe('pages/not-found.js')
  expect(nameOf('/site/src/pages/about.module.css')).toMatch(/\[hash\]/)
  expect(nameOf('/site/src/pwa/data-panel/data-panel.tsx')).toMatch(/\[hash\]/)
  expect(nameOf(null)).toMatch(/\[hash\]/)
})

test('the packages are one file, and the small modules of the site another', () => {
  const { packages, shared } = scriptsOfEveryPage
  const groupOf = (module: string) =>
    output.codeSplitting.groups.find((group) => group.test.test(module))?.name
  expect(groupOf('/site/node_modules/react-dom/client.js')).toBe(packages)
  expect(groupOf('/site/src/components/text/text.tsx')).toBe(shared)
  expect(groupOf('/site/node_modules/workbox-window/index.js')).toBeUndefined()
})
