import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { copyProject } from '../../scripts/support/copies.ts'

/** What a failed build leaves behind. Numbers are the rows of e2e/faults/README.md. */

test('fault 35: the disk is full during a build: one clear message, a non-zero exit code, and an unchanged last build', () => {
  test.slow()
  using project = copyProject()
  const dist = join(project.directory, 'dist')
  mkdirSync(dist)
  // Mounting may not be permitted. The build then runs with a file size limit of 100 kB. It fails in the same
  // way, but reports no reason.
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', dist]).status === 0
  try {
    mkdirSync(join(dist, 'client'))
    writeFileSync(join(dist, 'client/index.html'), 'The last good site')
    const build = [process.execPath, 'scripts/build.mjs'] as const
    const limited = ['-c', 'ulimit -f 100; exec "$@"', 'bash', ...build]
    const [command, parameters] = isMounted ? [build[0], build.slice(1)] : ['bash', limited]
    const { status, stderr } = spawnSync(command, parameters, { cwd: project.directory, encoding: 'utf8' })

    const [lastLine] = stderr.trim().split('\n').toReversed()
    expect(status).toBeGreaterThan(0)
    expect(stderr).toMatch(isMounted ? /ENOSPC|no space left/i : /EFBIG|file too large/i)
    expect(lastLine).toMatch(
      isMounted
        ? /^The site was not built: no space left on the disk of .* is untouched\.$/
        : /^The site was not built\./,
    )
    expect(readdirSync(dist)).toEqual(['client'])
    expect(readFileSync(join(dist, 'client/index.html'), 'utf8')).toBe('The last good site')
  } finally {
    if (isMounted) spawnSync('umount', [dist])
  }
})
