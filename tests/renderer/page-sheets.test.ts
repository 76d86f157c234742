import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { entryModule } from '../../renderer/bundle/built-assets.ts'
import { pageSheets } from '../../renderer/style/page-sheets.ts'

const at = (name: string) => resolve('src', name)
const entry = resolve(entryModule)

/** Modules and their imports: two pages share a button; entry and header import each other. */
const imports: Record<string, readonly string[]> = {
  [entry]: [at('header.tsx')],
  [at('header.tsx')]: [at('header.module.css'), entry],
  [at('button.tsx')]: [at('button.module.css')],
  [at('pages/about.tsx')]: [at('button.tsx'), at('header.tsx'), at('road.module.css')],
  [at('pages/legal.tsx')]: [],
}

/** The hooks that Vite calls, with what they need of its context. */
interface Hooks {
  transform: { handler(style: string, id: string): Promise<{ code: string }> }
  renderChunk: { handler(this: object, code: string, chunk: object): null }
  generateBundle: { handler(this: object, options: object, bundle: Record<string, object>): void }
}

async function sheetsOf(...pages: readonly string[]) {
  const hooks = pageSheets() as unknown as Hooks
  for (const name of ['header', 'button', 'road', 'unused']) {
    const style = await hooks.transform.handler(`.${name} { color: red }`, at(`${name}.module.css`))
    expect(style.code, 'Vite’s own sheet').toBe('')
  }
  const emitted: Record<string, string> = {}
  const context = {
    getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }),
    emitFile({ fileName, name, source }: { fileName?: string; name?: string; source: Uint8Array }) {
      emitted[fileName ?? name!] = Buffer.from(source).toString()
      return fileName ?? name
    },
    getFileName: (file: string) => file,
  }
  for (const facadeModuleId of pages) {
    const name = facadeModuleId.replace(/.*[\\/]|\.\w+$/g, '')
    const chunk = { facadeModuleId, isDynamicEntry: facadeModuleId !== entry, name }
    hooks.renderChunk.handler.call(context, '', { ...chunk, viteMetadata: { importedCss: new Set() } })
  }
  return { emitted, hooks }
}

test('a page has the style of what it imports, in their order, without that of the entry', async () => {
  const { emitted } = await sheetsOf(entry, at('pages/about.tsx'), at('pages/legal.tsx'))
  expect(emitted).toEqual({
    'start.css': '.header{color:red}',
    'pages/about.css': '.button,.road{color:red}',
  })
})

test('empty sheets are removed from the build, and from what loads them', async () => {
  const { hooks } = await sheetsOf()
  const script = { type: 'chunk', viteMetadata: { importedCss: new Set(['empty.css', 'pages/about.css']) } }
  const bundle: Record<string, object> = {
    'empty.css': { type: 'asset', fileName: 'empty.css', source: '/*$vite$:1*/' },
    'pages/about.css': { type: 'asset', fileName: 'pages/about.css', source: '.road{color:red}' },
    'pages/about.js': script,
  }
  hooks.generateBundle.handler.call({}, {}, bundle)
  expect(Object.keys(bundle)).toEqual(['pages/about.css', 'pages/about.js'])
  expect([...script.viteMetadata.importedCss]).toEqual(['pages/about.css'])
})
