import { describe, expect, test } from 'vitest'
import * as specification from '../../shared/specification.ts'
import { dialogues } from '../../src/content/chatbot.ts'
import { points as communityPoints } from '../../src/content/community.ts'
import { costs } from '../../src/content/costs.ts'
import { priceInWords, legalLastUpdated } from '../../src/content/figures.ts'
import { categories } from '../../src/content/network.ts'
import { pointCategories, rangesNote } from '../../src/content/point-categories.ts'
import { faq, tiers } from '../../src/content/rewards.ts'
import { site } from '../../src/content/site.ts'
import { allContent, allTexts, leavesOf, valueAt } from '../support/all-content.ts'
import { differences, expectNone } from '../support/differences.ts'
import { numberFields, otherNumbers } from './other-numbers.ts'

/** A statistic in words, such as "forty people", "half of" and "one in three"; smaller numbers count what is shown. */
const numberInWords =
  /\b(?:eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|millions?|billions?|dozens?|half|per ?cent|(?:one|two|three|four|nine) (?:in|out of) (?:two|three|four|five|ten))\b/

/** All fields that hold a number. */
const numbers = Object.entries(allContent)
  .flatMap(([name, module]) => leavesOf(module, name))
  .filter(({ value }) => typeof value === 'number')

describe('every figure is the specification’s', () => {
  test.each(Object.entries(specification.values))('%s', (field, expected) => {
    expectNone(differences(field, expected, valueAt(field)))
  })

  test.each(tiers.items)('$name names nothing twice', ({ accessBenefits, features }) => {
    const gains: readonly string[] = [...accessBenefits, ...features]
    expect(gains).toEqual([...new Set(gains)])
  })

  test.each(specification.faqClaims)('the FAQ states: $about (section $section)', ({ pattern }) => {
    const answers = faq.items.map((item) => item.answer.join(' '))
    const isStated = answers.some((answer) => pattern.test(answer))
    expect(isStated, `faq in src/content/rewards.ts: an answer like ${pattern} (faqClaims)`).toBe(true)
  })

  test.each(specification.dialogueClaims)('a conversation states: $about (section $section)', (claim) => {
    const turns = dialogues.items.flatMap((dialogue) => dialogue.turns.map((turn) => turn.text))
    const isStated = turns.some((turn) => claim.pattern.test(turn))
    const advice = `dialogues in src/content/chatbot.ts: a turn like ${claim.pattern} (dialogueClaims)`
    expect(isStated, advice).toBe(true)
  })

  test('kinds that are named, and more of each category, add up to all partners', () => {
    const named = categories.items.flatMap(({ kinds }) => [...kinds]).length
    const more = categories.items.reduce((total, { morePartners }) => total + morePartners, 0)
    const advice = 'kinds and morePartners of src/content/network.ts add up to partnerNodes'
    expect(named + more, advice).toBe(specification.partnerNodes)
  })

  test('the note on ranges is there only while an activity lies outside its range', () => {
    const outside = specification.pointCategories.flatMap(({ pointsRange: { from, to }, activities }) =>
      activities.filter(({ points, per }) => points < from || points * (per === 'day' ? 365 : 1) > to),
    )
    expect(rangesNote.includes('lie outside their range'), 'rangesNote').toBe(outside.length > 0)
  })

  test('/community says that no activity reaches the top of the range only while none does', () => {
    const community = specification.pointCategories.find(({ category }) => category === 'Community')!
    const reachesTop = community.activities.some(({ points }) => points >= community.pointsRange.to)
    expect(communityPoints.note.includes('No activity reaches the top')).toBe(!reachesTop)
  })

  test('144 readings a day stand nowhere beside 50,000+ data points a day', () => {
    const [readings, points] = [/\b144\b/, /50,000\+/].map((figure) =>
      Object.entries(allContent)
        .filter(([name, module]) => leavesOf(module, name).some(({ value }) => figure.test(String(value))))
        .map(([name]) => name),
    )
    expect(Math.min(readings!.length, points!.length), 'modules with each').toBeGreaterThan(0)
    const both = readings!.filter((name) => points!.includes(name))
    expectNone(both.map((name) => `${name}: 144 readings a day stand beside 50,000+`))
  })

  test('each of the 24 activities has a meaning of 4 to 9 words', () => {
    const activities = pointCategories.items.flatMap((category) => [...category.activities])
    const lengths = activities.map(({ means }) => means.split(' ').length)
    expect(new Set(activities.map(({ means }) => means)).size).toBe(24)
    expect(lengths.filter((length) => length < 4 || length > 9)).toEqual([])
  })

  test('the table of prices (section 9)', () => {
    const amounts = costs.rows.map(({ price }) => priceInWords(price))
    const missing = specification.costs.filter((price) => !amounts.some((amount) => amount.startsWith(price)))
    const place = 'of shared/specification.ts'
    expectNone(missing.map((price) => `src/content/costs.ts: no row begins with "${price}" ${place}`))
  })

  test('no text holds a figure that is not in the specification', () => {
    const advice =
      'Leave it out, or enter it in shared/specification.ts or, as no figure of the product, in otherNumbers (tests/content/other-numbers.ts).'
    const found = allTexts().flatMap(({ field, value }) => {
      const rest = withoutKnownFigures(field, value)
      const [figure] = new RegExp(`\\S*\\d\\S*|${numberInWords.source}`, 'i').exec(rest) ?? []
      return figure ? [`${field}: "${figure}" is in no specification, in "${value}". ${advice}`] : []
    })
    expectNone(found)
  })

  test('no text is empty or holds a double space', () => {
    const found = allTexts().filter(({ value }) => value.trim() === '' || /\s\s/.test(value))
    expectNone(found.map(({ field, value }) => `${field} is empty or has two spaces: "${value}"`))
  })

  test('no field holds a number that no test compares', () => {
    const found = numbers.filter(({ field }) => !numberFields.some(([, known]) => known.test(field)))
    const advice = 'a test compares it? Then enter it in numberFields of tests/content/other-numbers.ts'
    expectNone(found.map(({ field }) => `${field}: ${advice}`))
  })

  test.each(otherNumbers)('another number is in a text: %s', (_because, field, text) => {
    const isUsed = allTexts().some((leaf) => field.test(leaf.field) && leaf.value.search(text) !== -1)
    expect(isUsed, 'no text needs it: remove it from otherNumbers of other-numbers.ts').toBe(true)
  })

  test.each(numberFields)('a field holds a number: %s', (_because, field) => {
    const isUsed = numbers.some((leaf) => field.test(leaf.field))
    expect(isUsed, 'no field needs it: remove it from numberFields of other-numbers.ts').toBe(true)
  })
})

describe('as many as the specification counts', () => {
  test.each(Object.entries(specification.counts))('%s: %i', (field, count) => {
    expect(
      valueAt(field),
      `${field}: counts in shared/specification.ts has ${count}; another number needs a row in decision 027`,
    ).toHaveLength(count)
  })

  test('every network category has three examples and a description', () => {
    const found = categories.items.filter(({ kinds, description }) => kinds.length !== 3 || !description)
    expectNone(found.map(({ title }) => `network.categories: ${title}`))
  })

  test('there are at least three sample conversations', () => {
    expect(dialogues.items.length).toBeGreaterThanOrEqual(3)
  })
})

/** Constants that differ from the specification's: a test of their own says so, and not each sentence with them. */
const changed = Object.entries(specification.constants).flatMap(([name, expected]) => {
  const value = valueAt(`figures.${name}`)
  return value === expected ? [] : [String(value)]
})

/** A text without the figures it may hold: where a digit is left, it holds another. */
function withoutKnownFigures(field: string, text: string): string {
  const dates = Object.values(legalLastUpdated)
  const known = [...specification.figures, ...dates, ...changed].toSorted((a, b) => b.length - a.length)
  const allowed = otherNumbers.filter(([, fields]) => fields.test(field))
  const own = text.replaceAll('\u00a0', ' ').replaceAll(site.supportEmail, '·').replaceAll(site.origin, '·')
  const rest = allowed.reduce((left, [, , number]) => left.replaceAll(number, '·'), own)
  return known.reduce((left, figure) => left.replaceAll(specification.wholeFigure(figure), '·'), rest)
}
