import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import stylelint from 'stylelint'
import { expect, test } from 'vitest'
import { asModule } from '../../knip.config.ts'
import { faultsInUse } from '../../lint/engines/check-site.ts'
import { newFeaturesIn } from '../../lint/engines/new-features.ts'
import { optionalFeatures } from '../../lint/engines/optional-features.ts'
import { folders, importDirection, importsOf } from '../../lint/import-direction.ts'
import site from '../../lint/no-figures.ts'
import { faultsInClasses } from '../../lint/style/class-names.ts'
import { faultsInWorkflows } from '../../lint/workflows.ts'
import { oldestEngines } from '../../renderer/oldest-engines.ts'
import { legalLastUpdated } from '../../src/content/figures.ts'
import { newDirectory } from '../support/new-directory.ts'

const ofPage = 'src/pages/planted.module.css'
const ofComponent = 'src/components/planted.module.css'
const ofAll = 'src/app/planted.css'
const calm = '@media (prefers-reduced-motion: no-preference)'
const scrolling = '@supports (animation-timeline: view())'
const animated = '.row { animation-duration: 1s; }'
const keyframes = (property: string) => `@keyframes row { 50% { ${property}: 0; } }`

/** The warnings of the project's rules of style for a sheet. */
async function warningsOf(code: string, codeFilename: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename })
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
}

test.each([
  ['declaration-property-value-disallowed-list', '.row { color: #123456; }', '.row { color: #000; }'],
  ['declaration-property-value-allowed-list', '.row { font-size: 1rem; }', '.row { font-size: 9pt; }'],
  ['site/sheet-length', '/* */\n'.repeat(261), '/* */\n'.repeat(260)],
  ['selector-disallowed-list', '.row > * { gap: 0; }', 'main .row:last-child { gap: 0; }'],
  ['site/known-tokens', '.row { color: var(--inkk); }', '.row { color: var(--ink); }'],
  ['site/known-tokens', '.row { gap: var(--gapp); }', '.row { gap: var(--gapp, 1rem); }'],
  ['site/known-tokens', '.row { --text-sm: var(--text-md); }', '.row { --line: var(--ink); }'],
  ['site/motion', '.row { transition-duration: 1s; }', `${calm} { .row { transition-duration: 1s; } }`],
  ['site/motion', '.row { transition: translate 1s; }', `${calm} { .row { transition: translate 1s; } }`],
  ['site/motion', '@media not (prefers-reduced-motion: no-preference) { .row { transition: gap 1s; } }', ''],
  ['site/motion', `${calm} { ${animated} }`, `${calm} { ${scrolling} { ${animated} } }`],
])('%s finds %s', async (rule, wrong, right) => {
  expect(await warningsOf(wrong, ofPage)).toEqual([rule])
  expect(await warningsOf(right, ofPage)).toEqual([])
})

// A page's sheet refuses these selectors for another reason.
test.each([
  ['selector-disallowed-list', ofComponent, '.row:has(a) > * { gap: 0; }', '.row:has(a) > p { gap: 0; }'],
  ['selector-disallowed-list', ofAll, 'main:has(a) * { gap: 0; }', 'main:has(a) p { gap: 0; }'],
  ['selector-disallowed-list', ofComponent, '.row > :has(a) { gap: 0; }', '.row > p:has(a) { gap: 0; }'],
  ['selector-disallowed-list', ofAll, '*:has(a) { gap: 0; }', 'main:has(a) { gap: 0; }'],
  ['rule-selector-property-disallowed-list', ofAll, keyframes('left'), keyframes('opacity')],
])('%s finds in %s: %s', async (rule, file, wrong, right) => {
  expect(await warningsOf(wrong, file)).toEqual([rule])
  expect(await warningsOf(right, file)).toEqual([])
})

test('site/no-figures finds an amount, a figure of the specification and a legal date in a sentence', () => {
  const found: string[] = []
  const date = legalLastUpdated.terms
  const rule = site.rules['no-figures'].create({ report: ({ message }) => void found.push(message) })
  for (const value of ['It costs R345.', 'Over 200+.', 'It costs little.', '115%', date, 7])
    rule.Literal({ value })
  rule.TemplateElement({ value: { raw: 'Accuracy of 99.7%' } })
  expect(found.map((message) => message.split('"')[1])).toEqual(['R345', '200+', date, '99.7%'])
})

test('class-names finds a misspelt class in an attribute, a template and constants of one name', async () => {
  const source = `
    const look = { wide: 'mb-3', slim: 'mb-x3' }
    const First = () => { const tone = 'mb-5x'; return <b className={tone} /> }
    const Second = () => { const tone = 'mb-3'; return <b className={tone} /> }
    export const Planted = ({ wide }) => (
      <p className="kicker titel-2"><b className={\`grid grdi \${wide === 'slim' ? look.wide : ''}\`} /><i className={classes(wide && 'mb-4x', look.wide)} /></p>
    )`
  expect((await faultsInClasses({ 'planted.tsx': source })).map((fault) => fault.split(' is ')[0])).toEqual([
    'planted.tsx: "mb-5x"',
    'planted.tsx: "titel-2"',
    'planted.tsx: "grdi"',
    'planted.tsx: "mb-x3"',
    'planted.tsx: "mb-4x"',
  ])
})

test('knip reads a sheet as a module with its imports, and with its classes where it is a CSS module', () => {
  const css = '.row, .row:hover > .cell { gap: .s } /* .old */ @media print { .last { gap: 0 } }'
  const exported = ['row', 'cell', 'last'].map((name) => `export const ${name} = ''`)
  expect(asModule(css, 'a.module.css').split('\n')).toEqual(exported)
  expect(asModule(`@import './b.css';\n${css}`, 'a.css')).toBe("import './b.css'")
})

test('class-names finds a custom property that a utility reads and nothing sets', async () => {
  const source = '<p className="gap-[var(--none)] bg-[var(--ink)]" />'
  expect(await faultsInClasses({ 'planted.tsx': source })).toEqual([expect.stringMatching(/^--none is /)])
})

test('the check of engines finds what is newer in a sheet and a script, and nothing older', () => {
  const files = {
    'planted.css':
      '.row { anchor-name: --row; color: red; } @media (width > 1px) { .row:open { gap: 1px; } }',
    'planted.tsx': 'document.startViewTransition(go)\nreport(CloseWatcher.name)\n// scheduler.yield()',
    'types.css': '.row { color: light-dark(rgb(1 2 3), hsl(from red h s l)); gap: rem(9px, 2px); }',
    'motion.css': '.row { transition: gap 1s linear(0, 1) allow-discrete, all 1s cubic-bezier(0, 0, 1, 1); }',
  }
  const found = newFeaturesIn(files, oldestEngines).map(({ name }) => name.split('.').at(-1))
  const inSheets = ['light-dark', 'relative_syntax', 'rem', 'linear', 'transition-behavior']
  expect(found).toEqual(['open', 'anchor-name', 'startViewTransition', 'CloseWatcher', ...inSheets])
})

test('the check of engines refuses what is not optional, and an optional feature that is used nowhere', () => {
  const used = ['share', 'startViewTransition'].map((name) => ({ file: 'planted.tsx', name }))
  const found = faultsInUse(used).map((fault) => /(\S+) is (?:not|used)/.exec(fault)?.[1])
  const unused = Object.values(optionalFeatures)
    .flat()
    .filter((name) => name !== 'share')
  expect(found).toEqual(['startViewTransition', ...unused])
})

test('lacks says what the site is without a feature and what it cannot see, and refuses what nobody knows', () => {
  const lacks = (...asked: string[]) =>
    spawnSync(process.execPath, ['lint/engines/lacks.ts', ...asked], { encoding: 'utf8' })
  const { stdout } = lacks('iOS', '16.4.1')
  expect(stdout).toMatch(/^The menu is open .*:\n(?: {2}.*\n)* {2}popover in src\/\S+$/m)
  expect(stdout).toMatch(/\nThis does not see .*`details name`/)
  expect(stdout.match(/properties\.text-wrap\S*/g)).toEqual(['properties.text-wrap'])
  const usage = { status: 1, stderr: expect.stringMatching(/^(There is|"new"|Usage).*safari_ios.*\n$/) }
  for (const what of [[], ['opera', '16.4'], ['safari_ios', 'new']])
    expect(lacks(...what)).toMatchObject(usage)
})

test('workflows finds a misspelt key, an action without a digest or with two, and missing permissions', async () => {
  const directory = newDirectory()
  const steps = ['uses: an/action@v4', 'uses: an/action@v5', 'rum: npm test'].map((step) => `      - ${step}`)
  const workflow = ['on: push', 'jobs:', '  test:', '    runs-on: ubuntu-latest', '    steps:', ...steps]
  writeFileSync(join(directory, 'planted.yml'), workflow.join('\n'))
  const faults = await faultsInWorkflows(directory)
  for (const fault of ['rum', 'action is not pinned by digest', 'v5 here and v4', 'has no permissions'])
    expect(faults.join('\n')).toContain(fault)
})

test.each([
  ['a folder', 'content/a.ts', "import '../components/b.tsx'", "import './figures.ts'"],
  ['a folder', 'components/a.ts', "import '../pages/b.ts'", "import '../prints/c.ts'"],
  ['a folder', 'components/a.ts', "import '../head/b.ts'", "import '../prints/c.ts'"],
  ['a folder', 'pwa/a.ts', "import '../pages/b.ts'", "import '../components/c.ts'"],
  ['a folder', 'pwa/a.ts', "import '../app/b.ts'", "import '../content/c.ts'"],
  ['a folder', 'src/a.ts', "import './content/figures.ts'", "import './b.ts'"],
  ['a value', 'components/a.ts', "import { b } from '../content/b'", "import type { B } from '../content/b'"],
  ['a file', 'prints/a.ts', "import '../content/figures.ts'", "import '../content/icons.ts'"],
  ['a file in no folder', 'prints/places/a.ts', "import '../../format.ts'", "import '../drawing.ts'"],
  ['a package', 'content/a.ts', "import 'react'", "import './figures.ts'"],
  ['a package', 'prints/a.ts', "import 'react'", "import './b.ts'"],
  ['a sheet', 'components/a.ts', "import '../other/a.module.css'", "import './a.module.css'"],
])('import-direction finds %s in %s', (_, file, forbidden, allowed) => {
  const directory = newDirectory()
  mkdirSync(join(directory, dirname(file)), { recursive: true })
  writeFileSync(join(directory, '.oxlintrc.json'), JSON.stringify({ overrides: importDirection }))
  writeFileSync(join(directory, file), `${forbidden}\n${allowed}\n`)
  // In the default format a name is coloured where the environment has CI or FORCE_COLOR.
  const options = [`--config=${directory}/.oxlintrc.json`, '--format=unix', directory]
  const oxlint = ['node_modules/oxlint/bin/oxlint', ...options]
  const { stdout, stderr, status } = spawnSync(process.execPath, oxlint, { encoding: 'utf8' })
  const found = stdout.match(/a\.ts:\d+(?=:.*no-restricted-imports)/g)
  expect({ found, status }, stdout + stderr).toEqual({ found: ['a.ts:1'], status: 1 })
})

test('the linter’s list names each folder of modules, and no other; each imports only those before it', () => {
  const modules = globSync('{src/*,e2e/*,*}/*.{ts,tsx}').map((file) => /^(?:src\/)?([^/]+)\//.exec(file)?.[1])
  expect(new Set(folders)).toEqual(new Set(modules.filter((folder) => folder !== 'src')))
  const placeOf = (name: string) => folders.findIndex((folder) => new RegExp(`\\b${folder}(/|$)`).test(name))
  for (const [folder, imports] of Object.entries(importsOf))
    for (const name of imports) expect(placeOf(name), `${folder}: ${name}`).toBeLessThan(placeOf(folder))
})
