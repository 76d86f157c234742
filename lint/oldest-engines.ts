/**
 * The second part of `npm run lint` refuses what the oldest engines lack, unless the site works without it (decision 005), as
 * listed here. Names are all it compares. What passes: a new method or attribute with the name of an old one, such as
 * `details name`; a property that is only read; and a new keyword of a shorthand, but for `allow-discrete`.
 * Refused: `document.startViewTransition(go)`
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
    'properties.transition-behavior',
    'types.sibling-index',
    'types.type',
  ],
  'a script marks the chip, and nothing the section of /legal': [
    'properties.scroll-target-group',
    'selectors.target-current',
  ],
  'rows, lines and edges look a little different': [
    'properties.zoom',
    'selectors.has',
    'properties.grid-template-rows.subgrid',
    'properties.grid-template-columns.subgrid',
    'properties.text-wrap',
  ],
  'forced colours change drawings too': ['properties.forced-color-adjust'],
  'rows show the scroll bar of the system, and at their end the page may move': [
    'properties.scrollbar-width',
    'properties.overscroll-behavior-x',
  ],
  'printed pages break elsewhere': ['at-rules.page', 'properties.break-after.avoid'],
  'text of a drawing has it in all of them': ['properties.paint-order'],
  'a long text of the form is cut on paper': ['properties.field-sizing'],
  'without scripts, the form, the plan and other controls are shown, and do nothing': [
    'at-rules.media.scripting',
  ],
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

/** Versions of engines, by the engine's name in the data, such as `safari_ios: '16.4'`. */
type Engines = Readonly<Record<string, string>>

/** The oldest engines, and those of phones with the same versions: no iPhone has `requestFullscreen()`, for example. */
const { chrome, firefox, safari } = oldestEngines
const oldest = { ...oldestEngines, chrome_android: chrome, firefox_android: firefox, safari_ios: safari }

/** Whether all engines have a feature, by its key in MDN's data, such as `css.properties.mask`. */
type Ages = ReadonlyMap<string, boolean>

function agesFor(engines: Engines): Ages {
  const isOld = new Map<string, boolean>()
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue
    for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {})) {
      const old = Object.entries(engines).every(([engine, version]) => {
        const since = support[engine as keyof typeof support]?.replace('≤', '') ?? ''
        return Number.parseFloat(since) <= Number(version)
      })
      // A function may be a part of its type, as `css.types.color.light-dark`. Of several with one name, the newest counts.
      const [, type] = /^css\.types\.[\w-]+\.([\w-]+?)(?:-function)?$/.exec(key) ?? []
      for (const name of [key.replace(/_static$/, ''), ...(type ? [`css.types.${type}`] : [])])
        isOld.set(name, old && isOld.get(name) !== false)
    }
  }
  return isOld
}

/** The names that a pattern finds in keys and that no old key ends with. The name of a method does not tell its object. */
function newNames(keys: RegExp, isOld: Ages): Set<string> {
  const oldNames = new Set([...isOld].filter(([, old]) => old).map(([key]) => key.replace(/.*\./, '')))
  const names = Array.from(isOld.keys(), (key) => keys.exec(key)?.[1] ?? '')
  return new Set(names.filter((name) => !oldNames.has(name)))
}

/** Finds what a script uses and engines lack: calls, objects, and attributes in markup, which have the names of properties. */
function namesFinder(isOld: Ages) {
  const patterns = [
    [/\b(\w+)(?:\?\.)?\(/g, newNames(/^api\.\w+\.(\w+)$/, isOld)],
    [/(?<!function )\b([A-Z]\w+)(?=[.(])/g, newNames(/^api\.(\w+)$/, isOld)],
    [/\s([a-z]\w+)=/g, newNames(/^api\.HTML\w*Element\.(\w+)$/, isOld)],
  ] as const
  return (script: string) =>
    patterns.flatMap(([pattern, names]) => found(script, pattern).filter((name) => names.has(name)))
}

/** The keys of what a sheet uses, without `css.` before them. */
function keysIn(sheet: string): string[] {
  // Two declarations of `content`, of which an old engine ignores the second: it has words for screen readers.
  const css = sheet.replaceAll(/(content: ([^;]+);)\s*content: \2 \/ '';/g, '$1')
  const declarations = Array.from(css.matchAll(/([\w-]+)\s*:\s*([^{};]+)(?=[;}])/g))
  return [
    ...found(css, /([^{};]+)\{/g).flatMap(keysOfPrelude),
    ...declarations.flatMap(([, property, value]) => keysOfDeclaration(property!, value!)),
  ]
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
    ...found(value, /([\w-]+)\(from /g).map((type) => `types.color.${type}.relative_syntax`),
    ...(/\ballow-discrete\b/.test(value) ? ['properties.transition-behavior'] : []),
    ...found(value, /\d([a-z]+)\b/g).map((unit) => `types.length.${unit}`),
    ...(/'[^']*' \/ '/.test(value) ? [`${own}.alt_text`] : []),
  ]
}

/** What the first group of a pattern finds in a text. */
function found(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, group]) => group!)
}

/** A name or key of something newer, and the file that uses it. */
interface NewFeature {
  file: string
  name: string
}

/** What files, whose text is given by their names, use and engines lack; by default the oldest engines. */
export function newFeaturesIn(
  files: Readonly<Record<string, string>>,
  engines: Engines = oldest,
): NewFeature[] {
  const isOld = agesFor(engines)
  const newNamesIn = namesFinder(isOld)
  return Object.entries(files)
    .flatMap(([file, text]) => {
      const source = text.replaceAll(/\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs, '')
      const newKeysIn = (sheet: string) => keysIn(sheet).filter((key) => isOld.get(`css.${key}`) === false)
      return (file.endsWith('.css') ? newKeysIn(source) : newNamesIn(source)).map((name) => ({ file, name }))
    })
    .filter(({ name }) => !ownNames.includes(name))
}

/** What files of the site use and engines lack; by default the oldest engines. */
export function newFeaturesOfSite(engines?: Engines): NewFeature[] {
  const files = [
    ...globSync('src/**/*.{ts,tsx}', { exclude: ['src/content/**', '**/*.{test,examples,d}.*'] }),
    'renderer/html/import-once-painted.ts',
    'host/kill-switch-worker.js',
    ...globSync('src/**/*.css'),
  ]
  return newFeaturesIn(Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])), engines)
}

/** What the site is without an optional feature; undefined where the feature is not in the list. */
export function effectWithout(name: string): string | undefined {
  const isOf = (key: string) => name === key || name.startsWith(`${key}.`)
  return Object.entries(optional).find(([, keys]) => keys.some(isOf))?.[0]
}

/** Reports what is used and not optional, and what is optional and not used. */
function report() {
  const used = newFeaturesOfSite()
  const faults = [
    ...used
      .filter(({ name }) => effectWithout(name) === undefined)
      .map(({ file, name }) => `${file}: ${name} is not in the oldest engines (decision 005)`),
    ...Object.values(optional)
      .flat()
      .filter((key) => used.every(({ name }) => name !== key))
      .map((key) => `lint/oldest-engines.ts: ${key} is used nowhere`),
  ]
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}

if (import.meta.main) report()
