import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('docs/components.md has each folder of components, with the pages that import it', () => {
  const files = readdirSync(join(root, 'src/pages')).filter((file) => file.endsWith('.tsx'))
  const pages = files.map((file) => ({ file, source: read(`src/pages/${file}`) }))
  const folders = readdirSync(join(root, 'src/components')).filter((name) => !name.includes('.'))
  const used = folders.map((folder) => {
    const on = pages.filter(({ source }) => source.includes(`/components/${folder}/`))
    const names = on.map(({ file }) => `/${file.replace('.tsx', '')}`.replace('/landing', '/'))
    return `${folder}: ${names.length === pages.length ? 'every page' : names.toSorted().join(', ') || '—'}`
  })
  const rows = read('docs/components.md').matchAll(/^\| \[(.+?)\]\(.*?\) *\| .*? \| (.*?) *\|$/gm)
  expect(Array.from(rows, ([, folder, on]) => `${folder}: ${on}`)).toEqual(used.toSorted())
})
