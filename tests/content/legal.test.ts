import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { releaseTags } from '../../shared/git.ts'
import { legalClaims, legalDocumentIds } from '../../shared/specification.ts'
import { exceptByLaw } from '../../src/content/consent.ts'
import { dataPanel } from '../../src/content/data-panel.ts'
import { cookies } from '../../src/content/legal/cookies.ts'
import { legalDocuments } from '../../src/content/legal/documents.ts'
import { dataAction } from '../../src/content/navigation.ts'
import { status } from '../../src/content/status.ts'
import { allTexts, leavesOf } from '../support/all-content.ts'
import { differences, expectNone } from '../support/differences.ts'

test('no sentence promises consent, or what a government never sees, without the exception', () => {
  const promise = /consent|\bnever\b|\b(nobody|nothing|no \w+) (sees?|gets?|learns?|reads?)\b/i
  const promises = allTexts().flatMap(({ field, value }) =>
    value
      .split(/(?<=[.!?]) /)
      .filter(
        (sentence) =>
          /^(nothing|never|none)\.?$/i.test(sentence) ||
          (!sentence.includes(exceptByLaw) &&
            ((/explicit/i.test(sentence) && sentence.split(' ').length > 3) ||
              (promise.test(sentence) && /govern|ministr|department|personal-level/i.test(sentence)))),
      )
      .map((sentence) => `${field}: "${sentence}" lacks \`exceptByLaw\` (consent.ts)`),
  )
  expectNone(promises)
})

test('the Cookie Policy names the panel and its button', () => {
  const text = JSON.stringify(cookies)
  for (const words of [dataAction.label, dataPanel.remove]) expect(text).toContain(words)
})

test('the Accessibility Statement counts the buttons that do nothing', () => {
  const buttons = allTexts().filter(({ field }) => field.includes('.inert.labels'))
  const pages = buttons.map(({ field }) => field.split('.')[0])
  expect(pages).toEqual(['careers', 'careers', 'fitness', 'fitness'])
  const counted = 'Four buttons, two on the Fitness page and two on the Careers page'
  expect(textOf('accessibility')).toContain(counted)
})

test('the documents are in the order of the specification', () => {
  const ids = legalDocuments.map((document) => document.id)
  expectNone(differences('legalDocuments[].id', legalDocumentIds, ids))
})

type Dates = Readonly<Record<string, readonly [date: string, hash: string]>>

/** The date of each document and the hash of its text at that date. */
const file = 'tests/content/legal-dates.json'
const recorded = JSON.parse(readFileSync(file, 'utf8')) as Dates

// A build with variables has its own address in the texts.
test.skipIf(!status.beforeWriting)('each has the text of its date', () => {
  const found = Object.fromEntries(
    legalDocuments.map(({ id, lastUpdated, summary, sections }) => {
      const hash = createHash('sha256')
        .update(JSON.stringify([summary, sections]))
        .digest('hex')
      return [id, [lastUpdated, hash.slice(0, 16)] as const]
    }),
  )
  expectNone(changedUnderOneDate(recorded, found))
  expect(found, `A document has a new date: enter it with its hash in ${file}.`).toEqual(recorded)
})

test('none was published with another text under the same date', () => {
  const git = (...parameters: string[]) => spawnSync('git', parameters, { encoding: 'utf8' }).stdout.trim()
  const release = git('describe', '--tags', '--abbrev=0', `--match=${releaseTags}`, 'HEAD^')
  // Without a tag, as in a shallow clone, there is nothing to compare with.
  const published = release && git('show', `${release}:${file}`)
  expectNone(changedUnderOneDate(published ? (JSON.parse(published) as Dates) : {}, recorded))
  const [earlier, later] = [{ terms: ['May 2027', '5c33'] }, { terms: ['May 2027', '95d9'] }] as const
  expect(changedUnderOneDate(earlier, later)).toEqual([expect.stringContaining('terms')])
  expect(changedUnderOneDate(earlier, { terms: ['9 May 2027', '95d9'] })).toEqual([])
})

function changedUnderOneDate(earlier: Dates, later: Dates): string[] {
  const ids = Object.keys(later).filter(
    (id) => earlier[id]?.[0] === later[id]![0] && earlier[id][1] !== later[id]![1],
  )
  return ids.map(
    (id) =>
      `The text of ${id} has changed since ${later[id]![0]}. If a release has that date, set a new one, in the same month with the day (legalLastUpdated in src/content/figures.ts). If none has it yet, enter "${later[id]![1]}" in ${file}.`,
  )
}

describe.each(legalDocuments)('$id', (document) => {
  test('opens with a summary and has sections with text', () => {
    expect(document.summary).toHaveLength(5)
    expect(document.sections.length).toBeGreaterThanOrEqual(4)
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
    expect(textOf(document.id)).toMatch(pattern)
  })
})

const detailsToAdd = /full name, registration number, address and Information Officer/

// Statements that the law requires, beyond the specification.
test.each([
  ['terms', 'nothing is sold here (ECT Act, section 43)', /This website sells nothing.*section 43/],
  [
    'terms',
    'cooling-off (ECT Act, section 44)',
    /within 7 days of the agreement, without reason and without penalty.*refunded within 30 days/,
  ],
  [
    'terms',
    'the loyalty programme (CPA, section 35)',
    /Section 35 of the Consumer Protection Act.*Redeeming.*Expiry.*Cancelling.*Notice/s,
  ],
  ['terms', 'medicines (Medicines Act, section 18A)', /Not for medicines: section 18A/],
  ['terms', 'VAT', /Whether prices include VAT is not settled yet/],
  ['terms', 'notice of changes', /Before a change to these terms applies to you, we give you notice/],
  ['privacy', 'what is voluntary (POPIA, section 18)', /No law obliges you/],
  ['privacy', 'operators (POPIA, sections 20 and 21)', /operators.*written contract.*sections 20 and 21/s],
  ['privacy', 'other countries (POPIA, section 72)', /leaves South Africa only as section 72/],
  ['privacy', 'consent, and law', /explicit consent, except where a law or a court requires it/],
  ['privacy', 'USSD', /USSD is not encrypted from end to end/],
  ['privacy', 'the Regulator', /inforegulator\.org\.za/],
  ['popia', 'the manual (PAIA, section 51)', /Its section 51 asks for a manual/],
  ['popia', 'the Regulator', /inforegulator\.org\.za/],
  ['cookies', 'that no cookie is set', /sets no cookies/],
] as const)('%s states: %s', (id, _about, pattern) => {
  expect(textOf(id)).toMatch(pattern)
})

test.each([
  ['terms', 'the details that the operator must add', detailsToAdd],
  ['privacy', 'the details that the operator must add', detailsToAdd],
  ['popia', 'the details that the operator must add', detailsToAdd],
  ['terms', 'the limit of liability (CPA, section 49)', /limited to the last 6 months’ fees/],
] as const)('%s has a notice of %s', (id, _about, pattern) => {
  const blocks = documentNamed(id).sections.flatMap((section) => section.blocks)
  expect(blocks.filter((block) => block.kind === 'notice' && pattern.test(block.text))).toHaveLength(1)
})

function documentNamed(id: string) {
  return legalDocuments.find((document) => document.id === id)!
}

function textOf(id: string): string {
  return leavesOf(documentNamed(id), id)
    .map((leaf) => leaf.value)
    .join('\n')
}
