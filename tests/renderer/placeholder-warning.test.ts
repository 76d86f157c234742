import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const variables = {
  SITE_ORIGIN: 'https://example.org',
  SUPPORT_EMAIL: 'help@example.org',
  OPERATIONS_CITY: 'Gqeberha',
  OPERATIONS_HOURS: 'Monday to Friday, 08:00 to 17:00 SAST',
}

/** The preview notes of a build with these variables. */
async function lineWith(values: Partial<typeof variables>) {
  for (const name of Object.keys(variables)) vi.stubEnv(name, values[name as keyof typeof variables])
  const { placeholderWarning } = await import('../../renderer/placeholder-warning.ts')
  const { previewNote, operationsNote } = await import('../../src/content/site.ts')
  return { line: placeholderWarning(), previewNote, operationsNote }
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

test('a build without variables prints one line that it is a preview', async () => {
  const { line, previewNote, operationsNote } = await lineWith({})
  expect(line).toMatch(
    /^Preview build .*set SITE_ORIGIN, SUPPORT_EMAIL, OPERATIONS_CITY and OPERATIONS_HOURS\.$/,
  )
  expect(previewNote).toMatch(/receives no mail/)
  expect(operationsNote).toMatch(/placeholders/)
})

test('a build with all variables prints nothing', async () => {
  expect(await lineWith(variables)).toEqual({})
})

test.each(Object.keys(variables))('a build without %s is still a preview', async (name) => {
  const { line, previewNote } = await lineWith({ ...variables, [name]: undefined })
  expect(line).toMatch(/^Preview build/)
  expect(previewNote !== undefined).toBe(name === 'SUPPORT_EMAIL')
})
