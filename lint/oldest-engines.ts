/**
 * The second part of `npm run lint` refuses what the oldest engines lack, unless the site works without it (decision 005), as
 * listed here. Names are all it compares: a new method or attribute with the name of an old one, such as `details name`, and a
 * property that is only read, pass. Refused: `document.startViewTransition(go)`
 *
 * `npm run lacks -- safari_ios 17.2` prints what the site uses and this engine lacks, each with a file.
 */
import { globSync, readFileSync } from 'node:fs'
import { features } from 'web-features'
import { oldestEngines } from '../renderer/oldest-engines.ts'

/** What the oldest engines lack, by what the site is without it (decision 005). */
const optional = {
  'the menu is open': ['popover', 'popoverTargetAction', 'hidePopover', 'selectors.popover-open'],
  'a script opens folds': ['selectors.details-content', 'properties.content-visibility'],
  'nothing moves by itself': [
    'properties.animation-timeline',
    'properties.animation-range',
    'properties.view-timeline',
    'properties.timeline-scope',
    'properties.interpolate-size',
    'at-rules.starting-style',
    'types.sibling-index',
    'types.type',
  ],
  'a script marks the chip, and nothing the section of /legal': [
    'properties.scroll-target-group',
    'selectors.target-current',
  ],
  'rows, lines, edges, printed pages and scroll bars look a little different': [
    'properties.zoom',
    'selectors.has',
    'properties.grid-template-rows.subgrid',
    'properties.grid-template-columns.subgrid',
    'properties.text-wrap',
    'properties.forced-color-adjust',
    'properties.overscroll-behavior-x',
    'properties.scrollbar-width',
    'at-rules.page',
    'properties.break-after.avoid',
  ],
  'text of a drawing has it in all of them': ['properties.paint-order'],
  'a long text of the form is cut on paper': ['properties.field-sizing'],
  'the form is shown above its mail link': ['at-rules.media.scripting'],
  'the build adds a prefix': [
    'properties.mask',
    'properties.mask-image',
    'properties.mask-repeat',
    'properties.backdrop-filter',
    'properties.text-size-adjust',
  ],
  'only a mouse has it': ['properties.cursor.pointer', 'properties.cursor.not-allowed', 'properties.resize'],
  'the script asks first': ['createPolicy', 'createScriptURL', 'share', 'vibrate', 'requestIdleCallback'],
}
/** Functions of ours and of React that have the name of a newer one. */
const ownNames = ['check', 'createContext']
const known = [...ownNames, ...Object.values(optional).flat()]

/** The oldest engines, and those of phones with the same versions: no iPhone has `requestFullscreen()`, for example. */
const { chrome, firefox, safari } = oldestEngines
const oldest = { ...oldestEngines, chrome_android: chrome, firefox_android: firefox, safari_ios: safari }
const [asked, version = ''] = import.meta.main ? process.argv.slice(2) : []
const engines = Object.entries(asked ? { [asked]: version } : oldest)

/** Whether the engines have a feature, by its key in MDN's data, such as `css.properties.mask`. */
const isOld = new Map<string, boolean>()
for (const feature of Object.values(features)) {
  if (feature.kind !== 'feature') continue
  for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {}))
    isOld.set(
      key.replace(/_static$/, ''),
      engines.every(([engine, first]) => {
        const since = support[engine as keyof typeof support]?.replace('≤', '') ?? ''
        return Number.parseFloat(since) <= Number(first)
      }),
    )
}

/** The last parts of the keys that the oldest engines have. The name of a method does not tell its object. */
const oldNames = new Set([...isOld].filter(([, old]) => old).map(([key]) => key.replace(/.*\./, '')))

/** The names that a pattern finds in keys and that no old key ends with. */
function newNames(keys: RegExp): Set<string> {
  const names = Array.from(isOld.keys(), (key) => keys.exec(key)?.[1] ?? '')
  return new Set(names.filter((name) => !oldNames.has(name)))
}

/** Calls, objects, and attributes in markup, which have the names of properties. */
const inScripts = [
  [/\b(\w+)(?:\?\.)?\(/g, newNames(/^api\.\w+\.(\w+)$/)],
  [/(?<!function )\b([A-Z]\w+)(?=[.(])/g, newNames(/^api\.(\w+)$/)],
  [/\s([a-z]\w+)=/g, newNames(/^api\.HTML\w*Element\.(\w+)$/)],
] as const

/** The names of what a script uses and the oldest engines lack. */
function newNamesIn(script: string): string[] {
  return inScripts.flatMap(([pattern, names]) => found(script, pattern).filter((name) => names.has(name)))
}

/** The keys of what a sheet uses and the oldest engines lack, without `css.` before them. */
function newKeysIn(sheet: string): string[] {
  // Two declarations of `content`, of which an old engine ignores the second: it has words for screen readers.
  const css = sheet.replaceAll(/(content: ([^;]+);)\s*content: \2 \/ '';/g, '$1')
  const declarations = Array.from(css.matchAll(/([\w-]+)\s*:\s*([^{};]+)(?=[;}])/g))
  return [
    ...found(css, /([^{};]+)\{/g).flatMap(keysOfPrelude),
    ...declarations.flatMap(([, property, value]) => keysOfDeclaration(property!, value!)),
  ].filter((key) => isOld.get(`css.${key}`) === false)
}

/** The keys of what stands before a block: selectors, or an at-rule with its conditions. */
function keysOfPrelude(prelude: string): string[] {
  return [
    ...found(prelude, /@([\w-]+)/g).map((rule) => `at-rules.${rule}`),
    ...found(prelude, /::?([\w-]+)/g).map((selector) => `selectors.${selector}`),
    ...(prelude.includes('@media') ? found(prelude, /\(([\w-]+)/g) : []).map(
      (media) => `at-rules.media.${media}`,
    ),
  ]
}

/** The keys of a property, its keywords, its functions and its units. */
function keysOfDeclaration(property: string, value: string): string[] {
  const own = `properties.${property}`
  return [
    own,
    ...found(value, /([\w-]+)/g).map((word) => `${own}.${word}`),
    ...found(value, /([\w-]+)\(/g).map((type) => `types.${type}`),
    ...found(value, /\d([a-z]+)\b/g).map((unit) => `types.length.${unit}`),
    ...(/'[^']*' \/ '/.test(value) ? [`${own}.alt_text`] : []),
  ]
}

/** What the first group of a pattern finds in a text. */
function found(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, group]) => group!)
}

/** What files, which are given by their names, use and the oldest engines lack. */
export function newFeaturesIn(files: Readonly<Record<string, string>>): { file: string; name: string }[] {
  return Object.entries(files).flatMap(([file, text]) => {
    const source = text.replaceAll(/\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs, '')
    return (file.endsWith('.css') ? newKeysIn(source) : newNamesIn(source)).map((name) => ({ file, name }))
  })
}

function isKnown(name: string): boolean {
  return known.some((key) => name === key || name.startsWith(`${key}.`))
}

if (import.meta.main) {
  const scripts = globSync('src/**/*.{ts,tsx}', { exclude: ['src/content/**', '**/*.{test,examples,d}.*'] })
  const files = [
    ...scripts,
    'renderer/html/import-once-painted.ts',
    'host/kill-switch-worker.js',
    ...globSync('src/**/*.css'),
  ]
  const used = newFeaturesIn(Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])))
  if (asked) printNames(used)
  else report(used)
}

/** Prints each name once, with the first file that uses it. */
function printNames(used: ReturnType<typeof newFeaturesIn>) {
  const files = new Map(used.toReversed().map(({ file, name }) => [name, file]))
  for (const [name, file] of files) if (!ownNames.includes(name)) console.log(`${name}: ${file}`)
}

/** Reports what is used and not optional, and what is optional and not used. */
function report(used: ReturnType<typeof newFeaturesIn>) {
  const faults = [
    ...used
      .filter(({ name }) => !isKnown(name))
      .map(({ file, name }) => `${file}: ${name} is not in the oldest engines (decision 005)`),
    ...known
      .filter((key) => used.every(({ name }) => name !== key))
      .map((key) => `lint/oldest-engines.ts: ${key} is used nowhere`),
  ]
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}
