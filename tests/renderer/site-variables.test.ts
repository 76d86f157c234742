import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { publishedSiteVariables, siteVariables } from '../../renderer/site-variables.ts'
import { publishedVariables as all } from '../support/published-variables.ts'

const shortLine = {
  right: ['Gqeberha', 'Monday to Friday, 08.00 to 17.00'],
  wrong: ['', ' ', ' Gqeberha', 'Gqeberha\n', 'x'.repeat(61)],
}
const wrongOrigins =
  'example.org http://example.org https://example.org/ https://example.org/site https://example.org?x ' +
  'https://user:secret@example.org https://EXAMPLE.org javascript:alert(1)'
const wrongAddresses =
  'help help@localhost help@-example.org mailto:help@example.org help@example.org?subject=x ' +
  `help@example.org"><script> ${'a'.repeat(250)}@example.org`
const values = {
  SITE_ORIGIN: {
    right: ['https://k-wellness.co.za', 'https://www.example.co.za', 'https://my-example.org:8443'],
    wrong: ['', ' ', 'https://exa mple.org', 'https://example.org\n', ...wrongOrigins.split(' ')],
  },
  SUPPORT_EMAIL: {
    right: ['help@k-wellness.co.za', 'first.last+site@mail.example.co.za'],
    wrong: ['', 'Help <help@example.org>', 'a@example.org, b@example.org', ...wrongAddresses.split(' ')],
  },
  OPERATIONS_CITY: shortLine,
  OPERATIONS_HOURS: shortLine,
}

describe.each(Object.entries(values))('%s', (name, { right, wrong }) => {
  test.each(right)('may be %s', (value) => {
    expect(siteVariables({ [name]: value })).toMatchObject({ [name]: value })
    expect(publishedSiteVariables({ ...all, [name]: value })).toMatchObject({ [name]: value })
  })

  test.each(wrong)('may not be %j', (value) => {
    expect(() => siteVariables({ [name]: value })).toThrow(new RegExp(`^${name} is "[^]*", but has to be`))
  })
})

test('all variables are optional for a preview, and all are needed to publish', () => {
  expect(siteVariables({})).toEqual({})
  expect(publishedSiteVariables(all)).toEqual(all)
  expect(messageOf(() => publishedSiteVariables({}))).toEqual([
    expect.stringMatching(/^SITE_ORIGIN is not set, .* such as https:/),
    expect.stringMatching(/^SUPPORT_EMAIL is not set, .* such as help@/),
    expect.stringMatching(/^OPERATIONS_CITY is not set, .* such as Gqeberha/),
    expect.stringMatching(/^OPERATIONS_HOURS is not set, .* such as Monday/),
  ])
})

test.each([
  ['SITE_ORIGIN', 'SITE_ORIGN'],
  ['SITE_ORIGIN', 'SITE_ORGIIN'],
  ['SITE_ORIGIN', 'site_origin'],
  ['SUPPORT_EMAIL', 'SUPPORT_MAIL'],
  ['OPERATIONS_CITY', 'OPERATION_CITY'],
  ['OPERATIONS_HOURS', 'OPERATIONS_HOUR'],
] as const)('%s may not be spelt %s, in a preview either', (name, misspelt) => {
  const environment = { ...all, [name]: undefined, [misspelt]: all[name] }
  for (const read of [siteVariables, publishedSiteVariables])
    expect(messageOf(() => read(environment))).toEqual([
      expect.stringContaining(`${misspelt} is not a variable of the build: is it ${name}?`),
    ])
})

test('names of other programs are no misspellings', () => {
  const others = { SITE_NAME: 'x', SITE_REGION: 'x', SITE_OUTPUT: 'x', SUPPORT_URL: 'x', EMAIL: 'x' }
  expect(siteVariables({ ...others, ...all, SITE_ORIGN: 'https://example.org' })).toEqual(all)
  expect(siteVariables(others)).toEqual({})
})

test.each([
  ['SITE_ORIGIN', 'https://kwellness.example'],
  ['SITE_ORIGIN', 'https://site.test:8443'],
  ['SITE_ORIGIN', 'https://localhost'],
  ['SITE_ORIGIN', 'https://192.168.1.1:8443'],
  ['SITE_ORIGIN', 'https://[::1]'],
  ['SITE_ORIGIN', 'https://example.com'],
  ['SITE_ORIGIN', 'https://www.example.net:8443'],
  ['SUPPORT_EMAIL', 'support@kwellness.example'],
  ['SUPPORT_EMAIL', 'help@example.org'],
])('%s may not be %s in a published site', (name, value) => {
  expect(messageOf(() => publishedSiteVariables({ ...all, [name]: value }))).toEqual([
    expect.stringMatching(
      new RegExp(`^${name} is "${RegExp.escape(value)}", which is no domain .* such as `),
    ),
  ])
})

function messageOf(action: () => unknown): string[] {
  try {
    action()
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

test('the content passes its tests with the variables of a release too', () => {
  const command = 'node_modules/vitest/vitest.mjs run tests/content --reporter=dot --maxWorkers=1'
  const options = { env: { ...process.env, ...all }, encoding: 'utf8' } as const
  const { status, stderr } = spawnSync(process.execPath, command.split(' '), options)
  expect(status, stderr).toBe(0)
}, 120_000)
