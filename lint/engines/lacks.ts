/**
 * `npm run lacks -- ios 16.4.1`: prints what the site uses and this version of an engine lacks, each with the first file
 * that uses it, below what the site is without it. Of a property that it lacks, the keywords are not printed.
 */
import { browsers } from 'web-features'
import { readWords, stop } from '../../shared/command.ts'
import { blindSpots, newFeaturesOfSite } from './new-features.ts'
import { effectWithout, optionalFeatures } from './optional-features.ts'

/** The usual engine of a system, by the system's name. */
const ofSystems: Readonly<Record<string, string>> = { ios: 'safari_ios', android: 'chrome_android' }

const usage = `npm run lacks -- ${[...Object.keys(ofSystems), ...Object.keys(browsers)].join('|')} VERSION, such as 16.4`

/** In place of an effect, where a version is older than those that the site supports. */
const untried =
  'Nobody has tried the site without these, and some may be names of its own (the oldest engines: decision 005)'

const [engine, version] = readBrowser(readWords())
const used = newFeaturesOfSite({ [engine]: version })
const files = new Map(used.toReversed().map(({ file, name }) => [name, file]))
const names = [...files.keys()].filter(
  (name) => ![...files.keys()].some((other) => name.startsWith(`${other}.`)),
)
const byEffect = Map.groupBy(names.toSorted(), effectWithout)
for (const effect of [undefined, ...Object.keys(optionalFeatures)]) {
  const features = byEffect.get(effect)
  if (!features) continue
  console.log(`${effect ?? untried}:`)
  for (const name of features) console.log(`  ${name} in ${files.get(name)}`)
}
if (names.length === 0) console.log(`${engine} ${version} lacks nothing that the site uses.`)
console.log(`\nThis does not see ${blindSpots}. docs/oldest-engines.md says more of what visitors notice.`)

/**
 * Reads an engine and its version, as a bug report has them: an engine's letters may be capitals, and of a version such as
 * 16.4.1 the data has the first two numbers. Anything else ends the command.
 */
function readBrowser([given = '', number = '']: readonly string[]): [engine: string, version: string] {
  const name = given.toLowerCase()
  const known = Object.hasOwn(ofSystems, name) ? ofSystems[name]! : name
  if (!given) stop(`Usage: ${usage}`)
  if (!Object.hasOwn(browsers, known)) stop(`There is no data on an engine "${given}". Usage: ${usage}`)
  const [short] = /^\d+(\.\d+)?(?=(\.\d+)*$)/.exec(number) ?? []
  return [known, short ?? stop(`"${number}" is no version: write its number. Usage: ${usage}`)]
}
