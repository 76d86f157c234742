import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publishedVariables as variables } from '../support/published-variables.ts'

/** What a build with these variables says about itself, and the pages that say more than the line on top. */
async function buildWith(values: Partial<typeof variables>) {
  for (const name of Object.keys(variables)) vi.stubEnv(name, values[name as keyof typeof variables])
  const { placeholderWarning } = await import('../../renderer/files/placeholder-warning.ts')
  const { status } = await import('../../src/content/status.ts')
  const { renderPath } = await import('../support/render-path.tsx')
  const pages = await Promise.all(['/', '/about', '/careers', '/contact'].map(renderPath))
  return {
    line: placeholderWarning(),
    status,
    page: pages.map(({ text }) => text).join(' '),
  }
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

test('a build without variables prints one line that it is a preview', async () => {
  const { line, status } = await buildWith({})
  expect(line).toMatch(/^Preview build .*set SITE_ORIGIN, SUPPORT_EMAIL, .*_CITY, OPERATIONS_HOURS\.$/)
  expect(Object.values(status)).not.toContain(undefined)
})

test('a build with all variables prints nothing, and its pages do not say that it is a preview', async () => {
  const { line, status, page } = await buildWith(variables)
  expect([line, ...Object.values(status)].filter(Boolean)).toEqual([])
  expect(page).not.toMatch(/preview|nobody can join|not offered|no mail|not arrive/i)
})

test.each(Object.keys(variables))('a build without %s is still a preview', async (name) => {
  const { line, status, page } = await buildWith({ ...variables, [name]: undefined })
  expect(line).toMatch(/^Preview build/)
  expect(page).toContain('Preview : the service is not offered yet')
  expect(page).toContain(status.beforeActing)
  expect(page).toContain(status.offer)
  expect(/no mail/.test(page)).toBe(name === 'SUPPORT_EMAIL')
  expect(status.beforeWriting !== undefined).toBe(name === 'SUPPORT_EMAIL')
  expect(status.operations !== undefined).toBe(name.startsWith('OPERATIONS'))
})
