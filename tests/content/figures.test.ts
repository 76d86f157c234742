import { describe, expect, test } from 'vitest'
import { dialogues } from '../../src/content/coach.ts'
import { requestForm } from '../../src/content/contact.ts'
import { categories } from '../../src/content/network.ts'
import { pointCategories } from '../../src/content/point-categories.ts'
import { faq, tiers } from '../../src/content/rewards.ts'
import { platformFigures } from '../../src/content/site.ts'
import { allContent, allTexts, leavesOf, valueAt } from '../support/all-content.ts'
import { differences, expectNone } from '../support/differences.ts'
import * as specification from './specification.ts'

/** Numbers that are no figures of the product. Each is allowed only in the fields that match. */
const exceptions: readonly { field: RegExp; text: RegExp; because: string }[] = [
  { field: /^legal\./, text: /Act \d+ of \d{4}/g, because: 'the number and year of a law' },
  { field: /^legal\./, text: /dial 112 |or 10177 for/g, because: 'public emergency numbers' },
  { field: /\bfigures\.\w+Number$/, text: /^(112|10177)$/g, because: 'public emergency numbers' },
  { field: /^legal\./, text: /\bF12\b/g, because: 'the name of a key' },
  { field: /^legal\./, text: /\b320 pixels/g, because: 'a width that was tested' },
  { field: /^legal\.|\bfigures\./, text: /WCAG 2\.2 AA/g, because: 'the aim beyond the target' },
  { field: /\bhours$|^contact\.operations\./, text: /08:00 to 17:00 SAST/g, because: 'hours of operation' },
  { field: /^coach\.dialogues\.dialogues\[2\]/, text: /\b[0-3]\b/g, because: 'digits of a USSD menu' },
  { field: /^addresses\./, text: /\/404\.html/g, because: 'the name of a file' },
  { field: /^contact\.requestForm\./, text: /\b(200|4,000) characters/g, because: 'a limit of a form field' },
  {
    field: /^pointCategories\./,
    text: /its own value, 400\b/g,
    because: 'the points of Knowledge Validation',
  },
]

/** Fields with plain numbers, each compared with the specification, summed up or explained elsewhere. */
const numberFields = [
  /\.points$/,
  /\.points(From|To)$/,
  /\.pointsRange\.(from|to)$/,
  /\.partnerDiscountUpToPercent$/,
  /\.morePartners$/,
  /^contact\.requestForm\.fields\.\w+\.limit$/,
  /\bfigures\./,
]

describe('every figure is the specification’s', () => {
  test('tiers (section 9, "Tiers")', () => {
    expectNone(differences('rewards.tiers.tiers', specification.tiers, tiers.tiers))
  })

  test('point categories (section 9, "Points activities")', () => {
    const { categories: found } = pointCategories
    expectNone(differences('pointCategories.categories', specification.pointCategories, found))
  })

  test('platform figures (section 9, "FAQ claims")', () => {
    expectNone(differences('platformFigures', specification.platformFigures, platformFigures))
  })

  test.each(specification.faqClaims)('the FAQ states: $about (section $section)', ({ pattern }) => {
    const answers = faq.items.map((item) => item.answer.join(' '))
    expect(answers).toContainEqual(expect.stringMatching(pattern))
  })

  test.each(specification.dialogueClaims)(
    'a sample conversation states: $about (section $section)',
    ({ pattern }) => {
      const turns = dialogues.dialogues.flatMap((dialogue) => dialogue.turns.map((turn) => turn.text))
      expect(turns).toContainEqual(expect.stringMatching(pattern))
    },
  )

  test('three more partners and N more in each category add up to the partner nodes', () => {
    const sum = categories.categories.reduce(
      (total, category) => total + category.companies.length + category.morePartners,
      0,
    )
    expect(sum, 'network.categories: 3 + morePartners of all categories').toBe(specification.partnerNodes)
  })

  test('no text holds a figure that is not in the specification', () => {
    const found = allTexts().flatMap(({ field, value }) => {
      const rest = withoutKnownFigures(field, value)
      return /\d/.test(rest) ? [`${field}: a figure that is not in the specification, in "${value}"`] : []
    })
    expectNone(found)
  })

  test('no text is empty or holds a double space', () => {
    const found = allTexts().filter(({ value }) => value.trim() === '' || /\s\s/.test(value))
    expectNone(found.map(({ field, value }) => `${field}: "${value}"`))
  })

  test('no field holds a number that no test compares', () => {
    const found = Object.entries(allContent)
      .flatMap(([name, module]) => leavesOf(module, name))
      .filter(
        ({ field, value }) => typeof value === 'number' && !numberFields.some((known) => known.test(field)),
      )
    expectNone(found.map(({ field }) => field))
  })

  test.each(exceptions)('an exception is needed: $because', ({ field, text }) => {
    const isUsed = allTexts().some((leaf) => field.test(leaf.field) && leaf.value.search(text) !== -1)
    expect(isUsed).toBe(true)
  })
})

describe('as many as the specification counts', () => {
  test.each(Object.entries(specification.counts))('%s: %i', (field, count) => {
    expect(valueAt(field), field).toHaveLength(count)
  })

  test.each(Object.entries(specification.names))('%s', (field, names) => {
    expectNone(differences(field, names, valueAt(field)))
  })

  test('the form has the fields of section 3', () => {
    const labels = Object.values(requestForm.fields).map((field) => field.label)
    expectNone(differences('contact.requestForm.fields[].label', specification.formFieldLabels, labels))
  })

  test('every network category has three examples', () => {
    const found = categories.categories.flatMap((category, index) =>
      differences(`network.categories.categories[${index}].companies.length`, 3, category.companies.length),
    )
    expectNone(found)
  })

  test('there are at least three sample conversations', () => {
    expect(dialogues.dialogues.length).toBeGreaterThanOrEqual(3)
  })
})

/** A text without the figures it may hold: where a digit is left, it holds another. */
function withoutKnownFigures(field: string, text: string): string {
  const known = specification.figures.map((figure) => figure.text).toSorted((a, b) => b.length - a.length)
  const allowed = exceptions.filter((exception) => exception.field.test(field))
  const rest = allowed.reduce((left, exception) => left.replaceAll(exception.text, '·'), text)
  return known.reduce((left, figure) => left.replaceAll(figure, '·'), rest)
}
