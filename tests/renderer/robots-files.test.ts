import { expect, test } from 'vitest'
import { robotsFiles } from '../../renderer/files/robots-files.ts'
import * as specification from '../../shared/specification.ts'
import { descriptions } from '../../src/content/descriptions.ts'
import { notSettledTitle } from '../../src/content/not-settled.ts'
import { pages } from '../../src/content/pages.ts'
import { site } from '../../src/content/site.ts'
import { canonicalFor } from '../../src/head/head.ts'
import { allTexts } from '../support/all-content.ts'

const files = robotsFiles(new Date('2026-11-23T10:00:00Z'))
const addresses = pages.map(({ path }) => canonicalFor(path))

function fileNamed(name: string): string {
  return files[name] ?? ''
}

test('the sitemap lists every page once and nothing else', () => {
  const listed = [...fileNamed('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(addresses)
  expect(fileNamed('/sitemap.xml')).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n/)
})

test('robots.txt allows every robot and names the sitemap', () => {
  const lines = fileNamed('/robots.txt').split('\n')
  expect(lines).toContain('User-agent: *')
  expect(lines).toContain('Allow: /')
  expect(lines).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([])
})

test('llms.txt states prices, tiers, the consent rule, the status and what is not settled', () => {
  const text = fileNamed('/llms.txt')
  const lists = allTexts().flatMap(({ field, value }) =>
    value === notSettledTitle && field.endsWith('.title') ? [field.replace(/title$/, '')] : [],
  )
  const notSettled = allTexts().filter(
    ({ field }) =>
      /^\w+\.notSettled\b/.test(field) ||
      lists.some((list) => field.startsWith(`${list}points`) || field.startsWith(`${list}rows`)),
  )
  const wanted = [
    ...specification.costs,
    specification.familyIntegration,
    ...specification.tiers.map(({ name }) => `- ${name}: `),
    ...notSettled.map(({ value }) => value),
  ]
  const missing = wanted.filter((words) => !text.includes(words))
  expect(missing, 'missing in src/content/llms.ts').toEqual([])
  expect(lists.length).toBeGreaterThan(5)
  expect(text).toMatch(/aggregates.*personal-level data only with explicit consent/)
  expect(text).toContain('## Status\n\n- This website informs.')
})

test('llms.txt has a title, a summary, the note of a preview and a described link to every page', () => {
  const text = fileNamed('/llms.txt')
  expect(text).toMatch(new RegExp(`^# ${site.name}\\n\\n> .+\\n\\nPreview: .+\\n\\n## `))
  const links = [...text.matchAll(/^- \[([^\]]+)\]\(([^)]+)\): (.+)$/gm)]
  expect(links.map(([, , address]) => address)).toEqual(addresses)
  expect(links.map(([, , , description]) => description)).toEqual(
    pages.map(({ path }) => descriptions[path].description),
  )
})

test('security.txt has the fields of RFC 9116, expires within a year and says that a preview’s address gets no mail', () => {
  expect(fileNamed('/.well-known/security.txt')).toBe(
    [
      '# This is a preview: mail to us does not arrive.',
      `Contact: mailto:${site.supportEmail}`,
      'Expires: 2027-11-08T10:00:00.000Z',
      'Preferred-Languages: en',
      `Canonical: ${site.origin}/.well-known/security.txt\n`,
    ].join('\n'),
  )
})
