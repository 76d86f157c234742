import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { exceptByLaw } from '../../src/content/consent.ts'
import { legalDocuments } from '../../src/content/legal/documents.ts'
import { status } from '../../src/content/site.ts'
import { allTexts, leavesOf } from '../support/all-content.ts'
import { differences, expectNone } from '../support/differences.ts'
import { footerLegalLinks, legalClaims, legalDocumentIds, legalLastUpdated } from './specification.ts'

test('no text promises consent without its exception', () => {
  const promises = allTexts().filter(
    ({ value }) => /explicit/i.test(value) && value.split(' ').length > 3 && !value.includes(exceptByLaw),
  )
  expectNone(promises.map(({ field, value }) => `${field}: "${value}" lacks \`exceptByLaw\` (consent.ts)`))
})

test('the documents are in the order of the specification', () => {
  const ids = legalDocuments.map((document) => document.id)
  expectNone(differences('legalDocuments[].id', legalDocumentIds, ids))
})

test('each has the date of its latest change', () => {
  const found = legalDocuments.map(({ id, lastUpdated }) => [id, lastUpdated] as const)
  expectNone(differences('figures.legalLastUpdated', legalLastUpdated, Object.fromEntries(found)))
})

/** The date of each document and the hash of its text at that date. An entry changes only as a whole. */
const textsAtTheirDates = {
  terms: ['November 2026', '5c33a421b5130fcc'],
  privacy: ['November 2026', '95d98c8443620f26'],
  cookies: ['November 2026', '16883d2200181f8a'],
  popia: ['November 2026', '7fa0ea33de41fe7c'],
  accessibility: ['November 2026', 'b950f37fbf168d5c'],
  delivery: ['November 2026', '03556352c3823b51'],
} as const

// A build with variables has its own address in the texts.
test.skipIf(!status.beforeWriting).each(legalDocuments)(
  '$id has not changed since its date',
  ({ id, lastUpdated, summary, sections }) => {
    const text = JSON.stringify([summary, sections])
    const found = [lastUpdated, createHash('sha256').update(text).digest('hex').slice(0, 16)] as const
    const [date, hash] = textsAtTheirDates[id]
    const isNewTextOfOldDate = found[0] === date && found[1] !== hash
    const advice = isNewTextOfOldDate
      ? `The text of ${id} has changed since ${date}. Set its date: legalLastUpdated in src/content/figures.ts and tests/content/specification.ts.`
      : `${id} has a new date. Enter ${id}: ['${found.join("', '")}'] in textsAtTheirDates of tests/content/legal.test.ts.`
    expect(found, advice).toEqual(textsAtTheirDates[id])
  },
)

test('each has the title of its footer link', () => {
  const found = footerLegalLinks.flatMap(({ hash, label }) =>
    differences(`legal.${hash}.title`, label, legalDocuments.find((document) => document.id === hash)?.title),
  )
  expectNone(found)
})

describe.each(legalDocuments)('$id', (document) => {
  const text = leavesOf(document, document.id)
    .map((leaf) => leaf.value)
    .join('\n')

  test('opens with a summary and has sections with text', () => {
    expect(document.summary).toHaveLength(5)
    expect(document.sections.length).toBeGreaterThanOrEqual(5)
    const empty = document.sections.filter((section) => section.heading === '' || section.blocks.length === 0)
    expect(empty).toEqual([])
  })

  test('has tables in which every row has all columns', () => {
    const tables = document.sections
      .flatMap((section) => section.blocks)
      .filter((block) => block.kind === 'table')
    const found = tables.filter((table) => table.rows.some((row) => row.length !== table.columns.length))
    expect(found.map((table) => table.caption)).toEqual([])
  })

  test.for(legalClaims[document.id] ?? [])('states: $about (section $section)', ({ pattern }) => {
    expect(text).toMatch(pattern)
  })
})

test('the Cookie Policy states that no cookie is set', () => {
  const cookies = legalDocuments.find((document) => document.id === 'cookies')
  expect(cookies?.summary.join(' ')).toContain('sets no cookies')
})

/** Statements that the law requires, beyond the specification. */
const requirements: readonly { id: string; about: string; pattern: RegExp }[] = [
  {
    id: 'terms',
    about: 'nothing is sold here (ECT Act, section 43)',
    pattern: /This website sells nothing.*section 43/,
  },
  {
    id: 'terms',
    about: 'cooling-off (ECT Act, section 44)',
    pattern: /within 7 days of the agreement, without reason and without penalty.*refunded within 30 days/,
  },
  {
    id: 'terms',
    about: 'the loyalty programme (CPA, section 35)',
    pattern: /Section 35 of the Consumer Protection Act.*Redeeming.*Expiry.*Cancelling.*Notice/s,
  },
  { id: 'terms', about: 'medicines (Medicines Act, section 18A)', pattern: /Not for medicines: section 18A/ },
  { id: 'terms', about: 'VAT', pattern: /due as invoiced.*VAT/ },
  { id: 'terms', about: 'downtime', pattern: /downtime exceeds 72 hours, you get a pro-rata credit/ },
  {
    id: 'terms',
    about: 'notice of changes',
    pattern: /Before a change to these terms applies to you, we give you notice/,
  },
  { id: 'privacy', about: 'what is voluntary (POPIA, section 18)', pattern: /No law obliges you/ },
  {
    id: 'privacy',
    about: 'operators (POPIA, sections 20 and 21)',
    pattern: /operators.*written contract.*sections 20 and 21/s,
  },
  {
    id: 'privacy',
    about: 'other countries (POPIA, section 72)',
    pattern: /leaves South Africa only as section 72/,
  },
  {
    id: 'privacy',
    about: 'consent, and law',
    pattern: /explicit consent, except where a law or a court requires it/,
  },
  { id: 'privacy', about: 'USSD', pattern: /USSD is not encrypted from end to end/ },
  { id: 'privacy', about: 'the Regulator', pattern: /inforegulator\.org\.za/ },
  { id: 'popia', about: 'the manual (PAIA, section 51)', pattern: /Its section 51 asks for a manual/ },
  { id: 'popia', about: 'the Regulator', pattern: /inforegulator\.org\.za/ },
]

test.each(requirements)('$id states: $about', ({ id, pattern }) => {
  const document = legalDocuments.find((candidate) => candidate.id === id)
  const text = leavesOf(document, id)
    .map((leaf) => leaf.value)
    .join('\n')
  expect(text).toMatch(pattern)
})

test.each(['terms', 'privacy', 'popia'])(
  '%s has a notice with the details that the operator must add',
  (id) => {
    const notices = noticesOf(id).filter((text) =>
      /full name, registration number, address and Information Officer/.test(text),
    )
    expect(notices).toHaveLength(1)
  },
)

test('the limit of liability is a notice (CPA, section 49)', () => {
  expect(noticesOf('terms').filter((text) => /limited to the last 6 months’ fees/.test(text))).toHaveLength(1)
})

function noticesOf(id: string): string[] {
  const { sections } = legalDocuments.find((document) => document.id === id)!
  return sections.flatMap(({ blocks }) =>
    blocks.filter((block) => block.kind === 'notice').map(({ text }) => text),
  )
}
