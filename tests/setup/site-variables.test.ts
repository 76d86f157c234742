import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { siteVariables } from '../../setup/site-variables.ts'

describe('SITE_ORIGIN', () => {
  test.each(['https://example.org', 'https://www.k-wellness.co.za', 'https://example.org:8443'])(
    'may be %s',
    (origin) => {
      expect(siteVariables({ SITE_ORIGIN: origin }).SITE_ORIGIN).toBe(origin)
    },
  )

  test.each([
    '',
    ' ',
    'example.org',
    'http://example.org',
    'https://example.org/',
    'https://example.org/site',
    'https://example.org?x',
    'https://user:secret@example.org',
    'https://EXAMPLE.org',
    'https://exa mple.org',
    'javascript:alert(1)',
    'https://example.org\n',
  ])('may not be %j', (origin) => {
    expect(() => siteVariables({ SITE_ORIGIN: origin })).toThrow(
      /^SITE_ORIGIN is ".*", but has to be an origin/,
    )
  })
})

describe('SUPPORT_EMAIL', () => {
  test.each(['help@example.org', 'first.last+site@mail.example.co.za'])('may be %s', (address) => {
    expect(siteVariables({ SUPPORT_EMAIL: address }).SUPPORT_EMAIL).toBe(address)
  })

  test.each([
    '',
    'help',
    'help@localhost',
    'mailto:help@example.org',
    'Help <help@example.org>',
    'a@example.org, b@example.org',
    'help@example.org?subject=x',
    'help@example.org"><script>',
    'help@-example.org',
    `${'a'.repeat(250)}@example.org`,
  ])('may not be %j', (address) => {
    expect(() => siteVariables({ SUPPORT_EMAIL: address })).toThrow(
      /^SUPPORT_EMAIL is ".*", but has to be one plain/,
    )
  })
})

describe.each(['OPERATIONS_CITY', 'OPERATIONS_HOURS'] as const)('%s', (name) => {
  test.each(['Gqeberha', 'Monday to Friday, 08:00 to 17:00 SAST'])('may be %s', (value) => {
    expect(siteVariables({ [name]: value })[name]).toBe(value)
  })

  test.each(['', ' ', ' Gqeberha', 'Gqeberha\n', 'x'.repeat(61)])('may not be %j', (value) => {
    expect(() => siteVariables({ [name]: value })).toThrow(new RegExp(`^${name} is ".*", but has to be`))
  })
})

test('all variables are optional', () => {
  expect(siteVariables({})).toEqual({ SITE_ORIGIN: undefined, SUPPORT_EMAIL: undefined })
})

test('a build with an invalid variable stops at once, says why, and that the last site is untouched', () => {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['setup/build.mjs'], {
    env: { ...process.env, SITE_ORIGIN: 'https://example.org/' },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/^SITE_ORIGIN is "https:\/\/example\.org\/", but/),
    'The site was not built. The last good site, if there was one, is untouched.',
  ])
  expect(stdout).toBe('')
})
