/**
 * `npm run test:reproducible`: builds the last commit twice and compares every file, byte by byte. The second build runs in
 * another folder, in another time zone and, as far as JavaScript can tell, a year and a half later.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
const later = `data:text/javascript,${encodeURIComponent(laterClock())}`

const workshop = mkdtempSync(join(tmpdir(), 'reproducible-'))
try {
  const first = build(join(workshop, 'a'), { TZ: 'UTC' })
  const second = build(join(workshop, 'another/folder'), {
    TZ: 'Pacific/Auckland',
    NODE_OPTIONS: `--import=${later}`,
  })
  const files = [...new Set([...first.keys(), ...second.keys()])].toSorted()
  const different = files.filter((file) => first.get(file) !== second.get(file))
  for (const file of different) console.error(`differs: ${file}`)
  console.log(`${files.length - different.length} of ${files.length} files are the same in both builds`)
  process.exitCode = different.length === 0 && files.length > 0 ? 0 : 1
} finally {
  rmSync(workshop, { recursive: true, force: true })
}

/** Builds the last commit in a folder of its own. Returns the hash of each file that came of it. */
function build(directory: string, environment: Readonly<Record<string, string>>): Map<string, string> {
  mkdirSync(directory, { recursive: true })
  run('sh', ['-c', `git -C "${root}" archive HEAD | tar -x -C "${directory}"`])
  // Hard links cost no room; where they do not work, the packages are copied.
  run('sh', [
    '-c',
    `cp -al "${root}/node_modules" "${directory}/" 2>/dev/null || cp -a "${root}/node_modules" "${directory}/"`,
  ])
  run(process.execPath, ['node_modules/vike/bin.js', 'build'], directory, environment)
  const output = join(directory, 'dist')
  const entries = ['client', 'hosting'].flatMap((part) =>
    readdirSync(join(output, part), { recursive: true, withFileTypes: true }),
  )
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    files.map((file) => [
      relative(output, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  )
}

function run(
  command: string,
  parameters: readonly string[],
  directory = root,
  environment: Readonly<Record<string, string>> = {},
) {
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    cwd: directory,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} failed:\n${stdout}\n${stderr}`)
}

/** Source of a module that moves the clock of whatever process loads it. */
function laterClock(): string {
  return `
    const Now = Date
    const milliseconds = 47_304_000_000
    globalThis.Date = class extends Now {
      constructor(...parameters) {
        if (parameters.length > 0) super(...parameters)
        else super(Now.now() + milliseconds)
      }
      static now() {
        return Now.now() + milliseconds
      }
    }`
}
