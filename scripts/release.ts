/**
 * `npm run release -- v1.2.0`: builds for publishing and writes the files of a release to dist/release: the site,
 * the software bill of materials, the changes since the release before, and checksums. A second run on the same
 * commit writes the same site.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { orStop, readWords, stop } from '../shared/command.ts'
import { checkCommit, commitSeconds, git } from '../shared/git.ts'

const root = join(import.meta.dirname, '..')
const directory = join(root, 'dist/release')
/** Subject of a commit whose release takes the worker off every phone (docs/operations.md, "Emergency"). */
const killSwitch = 'Kill switch'

const [tag] = readWords()
if (!tag) stop('Usage: npm run release -- v1.2.0, on the commit of that tag')
await orStop(() => writeRelease(tag), 'No release was written: ')

/**
 * Builds the site of a tag and writes its release.
 *
 * @throws where there is no such tag, the files here are not those of its commit, or a step fails
 */
function writeRelease(name: string) {
  const changes = output(process.execPath, 'scripts/changelog.ts', name)
  checkCommit(name)
  build(name)
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(directory)
  pack(name)
  write('sbom.cdx.json', output('npm', 'run', '--silent', 'sbom'))
  write('changes.md', changes)
  const files = ['site.tar.gz', 'sbom.cdx.json', 'changes.md']
  write('checksums.txt', files.map((file) => `${sha256(file)}  ${file}\n`).join(''))
  console.log(`dist/release has ${files.join(', ')} and checksums.txt.`)
}

/** Builds the site for publishing, with the kill switch in place of the worker where the commit asks for it. */
function build(name: string) {
  const run = (...parameters: string[]) =>
    execFileSync(process.execPath, parameters, { cwd: root, stdio: 'inherit' })
  run('scripts/build.mjs', '--publish')
  if (git('log', '-1', '--format=%s', name) === killSwitch) run('host/kill-switch.ts')
}

/** Packs site and configurations, to the same bytes whenever and wherever it runs. */
function pack(name: string) {
  const owners = ['--owner=0', '--group=0', '--numeric-owner']
  // The modes of new files depend on the machine's umask.
  const same = ['--sort=name', `--mtime=@${commitSeconds(name)}`, ...owners, '--mode=u=rw,go=r,a+X']
  const archive = ['-C', 'dist', ...same, '-I', 'gzip -9n', '-cf', join(directory, 'site.tar.gz')]
  output('tar', ...archive, 'client', 'configurations')
}

/** What a command prints. */
function output(command: string, ...parameters: string[]): string {
  return execFileSync(command, parameters, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    // The bill of materials is longer than the default.
    maxBuffer: Infinity,
  })
}

function write(name: string, text: string) {
  writeFileSync(join(directory, name), text)
}

function sha256(name: string): string {
  return createHash('sha256')
    .update(readFileSync(join(directory, name)))
    .digest('hex')
}
