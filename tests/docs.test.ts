import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limits } from '../shared/limits.ts'
import { pages } from '../src/content/pages.ts'

test('e2e/faults/README.md names the tests of each fault, and no other', () => {
  const files = globSync(['e2e/**/*.ts', 'src/**/*.test.{ts,tsx}'])
  const caused = files.flatMap((file) => {
    const name = file.replace(/^e2e\/|^.*\/(?=.*\.test\.)/g, '').replace(/(\.spec)?\.tsx?$/, '')
    const titles = readFileSync(file, 'utf8').matchAll(/(?<=['"`]fault )\d+(?=:)/g)
    return Array.from(titles, ([row]) => `${row}: ${name}`)
  })
  const rows = readFileSync('e2e/faults/README.md', 'utf8').matchAll(/^\| (\d+) .*\| (.*?) *\|$/gm)
  const named = Array.from(rows, ([, row, tests = '']) => tests.split(', ').map((name) => `${row}: ${name}`))
  expect(named.flat().toSorted()).toEqual([...new Set(caused)].toSorted())
})

test('documents name files that exist', () => {
  const files = globSync(['**/*.*', '.github/**'], { exclude: ['dist', '**/node_modules'] })
  const documents = files.filter((file) => file.endsWith('.md')).map((file) => readFileSync(file, 'utf8'))
  const code = documents
    .join('\n')
    .match(/`[^`\n]+`/g)!
    .join(' ')
  // An address begins with a slash, and a placeholder has capitals.
  const paths = code.match(/(?<![^\s`])(?!dist\/)[\w.-]+(\/[a-z\d.-]+)+\.[a-z]+(?![\w/*])/g)!
  expect(paths.filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`)))).toEqual([])
})

test('docs/performance.md names the limits of lighthouse.config.js as targets', () => {
  const report = readFileSync('docs/performance.md', 'utf8')
  const rows = report.matchAll(/^\| (.+?) +\| [\d,]+ B +\| ([\d,]+) B /gm)
  const targets = Array.from(rows, ([, figure, target = '']) => [figure, Number(target.replace(',', ''))])
  expect(Object.fromEntries(targets)).toEqual(limits)
})

test('docs/components.md has each folder of components, with the pages that import it', () => {
  const all = [...pages, { path: '/not-found', name: 'not-found' }]
  const sources = all.map(({ path, name }) => ({
    path,
    source: readFileSync(`src/pages/${name}.tsx`, 'utf8'),
  }))
  // Types of sheets are ignored by git, and stay where a folder is undone.
  const folders = [...new Set(globSync('src/components/*/*.tsx').map((file) => file.split('/')[2]!))]
  const used = folders.map((folder) => {
    const on = sources.flatMap(({ path, source }) => (source.includes(`/components/${folder}/`) ? path : []))
    return `${folder}: ${on.length === all.length ? 'every page' : on.toSorted().join(', ') || '—'}`
  })
  const table = readFileSync('docs/components.md', 'utf8')
  const rows = table.matchAll(/^\| \[(.+?)\]\(.*?\) *\| .*? \| (.*?) *\|$/gm)
  expect(Array.from(rows, ([, folder, on]) => `${folder}: ${on}`)).toEqual(used.toSorted())
})
