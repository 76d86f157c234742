import { describe, expect, test } from 'vitest'
import { legalDocuments } from '../../src/content/legal/documents.ts'
import { leavesOf } from '../support/all-content.ts'
import { differences, expectNone } from '../support/differences.ts'
import { footerLegalLinks, legalClaims, legalDocumentIds, legalLastUpdated } from './specification.ts'

test('the documents have the order of the specification, Terms first', () => {
  const ids = legalDocuments.map((document) => document.id)
  expectNone(differences('legalDocuments[].id', legalDocumentIds, ids))
})

test('each says when it was updated', () => {
  const found = legalDocuments.flatMap(({ id, lastUpdated }) =>
    differences(`legal.${id}.lastUpdated`, legalLastUpdated, lastUpdated),
  )
  expectNone(found)
})

test('each has the title under which the footer links it', () => {
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
    expect(document.summary).not.toBe('')
    expect(document.sections.length).toBeGreaterThanOrEqual(5)
    const empty = document.sections.filter((section) => section.heading === '' || section.blocks.length === 0)
    expect(empty).toEqual([])
  })

  test('has tables whose rows fill their columns', () => {
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

test('the Cookie Policy says that no cookie is set', () => {
  const cookies = legalDocuments.find((document) => document.id === 'cookies')
  expect(cookies?.summary).toContain('sets no cookies')
})
