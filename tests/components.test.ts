import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pages } from '../src/content/pages.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('docs/components.md has each folder of components, with the pages that import it', () => {
  const all = [...pages, { path: '/not-found', name: 'not-found' }]
  const sources = all.map(({ path, name }) => ({ path, source: read(`src/pages/${name}.tsx`) }))
  const folders = readdirSync(join(root, 'src/components')).filter((name) => !name.includes('.'))
  const used = folders.map((folder) => {
    const on = sources.filter(({ source }) => source.includes(`/components/${folder}/`))
    const paths = on.map(({ path }) => path)
    return `${folder}: ${on.length === all.length ? 'every page' : paths.toSorted().join(', ') || '—'}`
  })
  const rows = read('docs/components.md').matchAll(/^\| \[(.+?)\]\(.*?\) *\| .*? \| (.*?) *\|$/gm)
  expect(Array.from(rows, ([, folder, on]) => `${folder}: ${on}`)).toEqual(used.toSorted())
})
