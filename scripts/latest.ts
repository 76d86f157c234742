/**
 * `npm run latest`: tries the latest version of every package in a copy of the last commit, and says what breaks.
 * It tries all at once first; if that fails, one group after another, in Renovate's groups. `npm run latest -- vite`
 * tries one package with its group, without the tests that need a browser.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readWords, stop } from '../shared/command.ts'
import { unpack } from './support/copies.ts'
import { temporaryDirectory } from './support/temporary-directory.ts'

const root = join(import.meta.dirname, '..')

/** Latest version by package name. */
type Versions = Readonly<Record<string, string>>

/** The parts of package.json that name packages. */
const parts = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'] as const

interface Outdated {
  /** The version in package.json. Packages for other platforms are not installed, and so have no current one. */
  wanted: string
  latest: string
}

/** A command that failed, with the lines of its output that say why. */
interface Fault {
  command: string
  lines: readonly string[]
}

/**
 * Splits packages into those that move together, by the groups of renovate.json. A package without a group is one
 * by itself.
 */
export function groupsOf(names: readonly string[]): Map<string, string[]> {
  const { packageRules } = JSON.parse(readFileSync(join(root, 'renovate.json'), 'utf8')) as {
    packageRules: { groupName?: string; matchPackageNames?: readonly string[] }[]
  }
  const groupOf = (name: string) =>
    packageRules.find(({ groupName, matchPackageNames = [] }) =>
      groupName
        ? matchPackageNames.some(
            (pattern) => pattern === name || (pattern.endsWith('*') && name.startsWith(pattern.slice(0, -1))),
          )
        : false,
    )?.groupName
  return Map.groupBy(names, (name) => groupOf(name) ?? name)
}

function main(wanted: readonly string[]) {
  const named = parts.flatMap((part) => Object.keys(packageFile()[part] ?? {}))
  const unknown = wanted.filter((name) => !named.includes(name))
  if (unknown.length > 0) stop(`package.json names no ${unknown.join(', ')}.`)
  const outdated = findOutdated()
  const groups = [...groupsOf(Object.keys(outdated))].filter(
    ([, names]) => wanted.length === 0 || names.some((name) => wanted.includes(name)),
  )
  const tried = groups.flatMap(([, names]) => names)
  const latest = (names: readonly string[]): Versions =>
    Object.fromEntries(names.map((name) => [name, outdated[name]!.latest]))
  console.log(
    tried.map((name) => `- ${name} ${outdated[name]!.wanted} → ${outdated[name]!.latest}`).join('\n') ||
      'Nothing newer.',
  )
  const faults: string[] = []
  const report = (what: string, fault: Fault | undefined) => {
    console.log(fault ? [`✗ ${what}: ${fault.command} fails`, ...fault.lines].join('\n  ') : `✓ ${what}`)
    if (fault) faults.push(what)
  }
  if (wanted.length === 0) report('everything at once', tryOut(latest(tried), ['test']))
  if (wanted.length > 0 || faults.length > 0)
    for (const [group, names] of groups)
      report(group, tryOut(latest(names), ['run', 'check'], ['run', 'build']))
  process.exitCode = faults.length > 0 ? 1 : 0
}

/** Packages of package.json with a newer version, those of its overrides too. */
function findOutdated(): Record<string, Outdated> {
  // It exits with 1 when a package is outdated.
  const { stdout } = spawnSync('npm', ['outdated', '--json'], { cwd: root, encoding: 'utf8' })
  const found = JSON.parse(stdout || '{}') as Record<string, Outdated>
  for (const [name, version] of Object.entries(packageFile().overrides ?? {}))
    if (typeof version === 'string')
      found[name] ??= {
        wanted: version,
        latest: execFileSync('npm', ['view', name, 'version'], { encoding: 'utf8' }).trim(),
      }
  return onlyNewer(found)
}

function packageFile(): Partial<Record<(typeof parts)[number], Readonly<Record<string, string | Versions>>>> {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as object
}

/** Those packages whose latest version is newer than the wanted one. */
export function onlyNewer(found: Readonly<Record<string, Outdated>>): Record<string, Outdated> {
  return Object.fromEntries(Object.entries(found).filter(([, { wanted, latest }]) => isNewer(latest, wanted)))
}

/** Compares the numbers of versions, not their letters. 2.0.0-beta.1 comes before 2.0.0. */
export function isNewer(version: string, than: string): boolean {
  const [number = '', beta = ''] = version.split(/-(.*)/)
  const [otherNumber = '', otherBeta = ''] = than.split(/-(.*)/)
  const order = inNumbers(number, otherNumber)
  if (order !== 0) return order > 0
  return beta && otherBeta ? inNumbers(beta, otherBeta) > 0 : !beta && otherBeta !== ''
}

function inNumbers(version: string, other: string): number {
  return version.localeCompare(other, 'en', { numeric: true })
}

/** Installs the versions in a copy and runs npm's commands. Returns the first that fails. */
function tryOut(versions: Versions, ...commands: (readonly string[])[]): Fault | undefined {
  using copy = temporaryDirectory()
  const { directory } = copy
  unpack('HEAD', directory)
  const file = join(directory, 'package.json')
  writeFileSync(file, withVersions(readFileSync(file, 'utf8'), versions))
  rmSync(join(directory, 'package-lock.json'))
  for (const command of [['install'], ['run', 'third-party'], ...commands]) {
    const { status, stdout, stderr } = spawnSync('npm', command, {
      cwd: directory,
      encoding: 'utf8',
      // The output of tests that fail is longer than the default.
      maxBuffer: Infinity,
    })
    if (status !== 0) {
      const lines = `${stdout}\n${stderr}`
        .split('\n')
        .filter((line) => /✗|^\s*[x×] |^npm error|error|panic/i.test(line))
      return { command: `npm ${command.join(' ')}`, lines: lines.slice(0, 10) }
    }
  }
  return undefined
}

/** Replaces versions in a package.json, also in its overrides. */
export function withVersions(text: string, versions: Versions): string {
  const content = JSON.parse(text) as Record<string, Record<string, string> | undefined>
  for (const part of parts)
    for (const name of Object.keys(content[part] ?? {}))
      content[part]![name] = versions[name] ?? content[part]![name]!
  return `${JSON.stringify(content, null, 2)}\n`
}

if (import.meta.main) main(readWords())
