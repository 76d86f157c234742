import { expect, test } from 'vitest'
import { leavesOf } from '../../../tests/support/all-content.ts'
import { legalDocuments } from '../../content/legal/documents.ts'
import { lengthOf } from './length.ts'

test.each(legalDocuments)('$id has a dot for each 25 words, and fits a row', ({ id, summary, sections }) => {
  const texts = leavesOf({ summary, sections }, id).filter(({ field }) => !field.endsWith('.kind'))
  const words = texts.flatMap(({ value }) => String(value).split(/\s+/)).length
  const { dots, minutes } = lengthOf({ summary, sections })
  expect(dots).toBe(Math.ceil(words / 25))
  expect(Math.abs(words / minutes - 200)).toBeLessThan(60)
})
