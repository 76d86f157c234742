import { describe, expect, test } from 'vitest'
import { dialogues } from '../../src/content/chatbot.ts'
import { points as communityPoints } from '../../src/content/community.ts'
import { requestForm } from '../../src/content/contact.ts'
import { costs } from '../../src/content/costs.ts'
import { priceInWords, legalLastUpdated } from '../../src/content/figures.ts'
import { categories } from '../../src/content/network.ts'
import { pointCategories, rangesNote } from '../../src/content/point-categories.ts'
import { faq, tiers } from '../../src/content/rewards.ts'
import { site } from '../../src/content/site.ts'
import { allContent, allTexts, leavesOf, valueAt } from '../support/all-content.ts'
import { differences, expectNone } from '../support/differences.ts'
import * as specification from './specification.ts'

/** Numbers that are no figures of the product. Each is allowed only in the fields that match. */
const exceptions: readonly (readonly [because: string, field: RegExp, text: RegExp])[] = [
  ['the number and year of a law', /^legal\./, /Act \d+ of \d{4}/g],
  ['public emergency numbers', /^(chatbot|legal|figures)\./, /\b(112|10177)\b/g],
  ['the section of a law', /^legal\./, /\b[sS]ections? \d+A?( and \d+)?/g],
  ['a time limit of a law', /^legal\./, /within 30 days/g],
  ['the name of a key', /^legal\./, /\bF12\b/g],
  ['a width that was tested', /^legal\./, /\b320 pixels/g],
  ['the aim beyond the target', /^(legal|figures)\./, /WCAG 2\.2 AA/g],
  ['city and hours, which a build sets', /\.hours$|^contact\.operations\./, /.+/g],
  ['digits of a USSD menu', /^chatbot\.dialogues\.dialogues\[1\]/, /\b[0-3]\b/g],
  ['compared with where each tier begins (plan.test.ts)', /^planner\.examplePlans\[\d\]\.plan$/, /\d+/g],
  ['a place for a figure of the specification', /^planner\./, /\{percent\}/g],
  ['dots of a drawing, which are counted', /^rewards\.tiers\.legend$/, /a hundred points|one per cent/g],
  ['dots of the steps, which a test counts', /^rewards\.protocol\.steps/, /\b24\b/g],
  ['what the planner takes', /^planner\./, /\bfrom 0 to\b/g],
  ['sizes and networks', /^dataPanel\./, /^0 KB\b|\b2G\b/g],
  ['a limit of a form field', /^contact\.requestForm\./, /\b(200|4,000) characters/g],
  [
    'dots of a drawing, which a test counts',
    /^(fitness\.modules\.dots|landing\.trueSize\..*label|landing\.sunCaption\.dots|pointCategories\.pointCategories\.legend)$/,
    /\b(144|365|25|1,000|thousand|hundred)\b/g,
  ],
  [
    'the scale and the hours of a sample day',
    /^fitness\.modules\.(alt|scale|key|hours|items\[\d\]\.time)/,
    /\b(60|100|140|00|06|12|18|24|\d\d:\d\d)\b/g,
  ],
  [
    'the years until a government can host',
    /^landing\.advantages\.items\[2\]\.counted\.names\[\d\]$/,
    /^Year [123]$/g,
  ],
  ['the version in the target WCAG 2.1 AA', /^figures\.accessibilityGuidelines\./, /^2\.1$/g],
]

/** A statistic in words, such as "forty people", "half of" and "one in three"; smaller numbers count what is shown. */
const numberInWords =
  /\b(?:eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|millions?|billions?|dozens?|half|per ?cent|(?:one|two|three|four|nine) (?:in|out of) (?:two|three|four|five|ten))\b/

/** Fields with plain numbers, each compared with the specification, summed up or explained elsewhere. */
const numberFields = [
  /\.points(From|To)?$/,
  /\.pointsRange\.(from|to)$/,
  /\.partnerDiscountUpToPercent$/,
  /\.morePartners$/,
  /^costs\.costs\.rows\[\d\]\.(rand|normally)$/,
  /^contact\.requestForm\.fields\.\w+\.limit$/,
  ...Object.keys(specification.constants).map((name) => new RegExp(`^figures\\.${name}$`)),
  /^figures\.(supportedDevices|dataPointsDaily|latencyLimitMilliseconds|accuracyPercent|partnerNodes)$/,
  /^landing\.trueSize\.figures\[\d\]\.number$/,
  /^rewards\.protocol\.steps\[\d\]\.dots$/,
  /^landing\.advantages\.items\[\d\]\.counted\.(lit|open)$/,
  /^figures\.(coolingOffDays|coolingOffRefundDays|missingInformationDays)$/,
  /^community\.week\.groups\[\d\]\.kinds\[\d\]\.meetings\[\d\]\[\d\]$/,
]

describe('every figure is the specification’s', () => {
  test.each(Object.entries(specification.values))('%s', (field, expected) => {
    expectNone(differences(field, expected, valueAt(field)))
  })

  test.each(tiers.tiers)('$name names nothing twice', ({ accessBenefits, features }) => {
    const gains: readonly string[] = [...accessBenefits, ...features]
    expect(gains).toEqual([...new Set(gains)])
  })

  test.each(specification.faqClaims)('the FAQ states: $about (section $section)', ({ pattern }) => {
    const answers = faq.items.map((item) => item.answer.join(' '))
    const isStated = answers.some((answer) => pattern.test(answer))
    expect(isStated, `faq in src/content/rewards.ts: an answer like ${pattern} (faqClaims)`).toBe(true)
  })

  test.each(specification.dialogueClaims)('a conversation states: $about (section $section)', (claim) => {
    const turns = dialogues.dialogues.flatMap((dialogue) => dialogue.turns.map((turn) => turn.text))
    const isStated = turns.some((turn) => claim.pattern.test(turn))
    const advice = `dialogues in src/content/chatbot.ts: a turn like ${claim.pattern} (dialogueClaims)`
    expect(isStated, advice).toBe(true)
  })

  test('kinds that are named, and more of each category, add up to all partners', () => {
    const named = categories.categories.flatMap(({ kinds }) => [...kinds]).length
    const more = categories.categories.reduce((total, { morePartners }) => total + morePartners, 0)
    expect([named, more, named + more]).toEqual([24, 476, specification.partnerNodes])
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
    const both = Object.entries(allContent).filter(([name, module]) =>
      [/\b144\b/, /50,000\+/].every((figure) =>
        leavesOf(module, name).some(({ value }) => figure.test(String(value))),
      ),
    )
    expectNone(both.map(([name]) => `${name}: 144 readings a day stand beside 50,000+`))
  })

  test('each of the 24 activities has a meaning of 4 to 9 words', () => {
    const activities = pointCategories.categories.flatMap((category) => [...category.activities])
    const lengths = activities.map(({ means }) => means.split(' ').length)
    expect(new Set(activities.map(({ means }) => means)).size).toBe(24)
    expect(lengths.filter((length) => length < 4 || length > 9)).toEqual([])
  })

  test('the table of prices (section 9)', () => {
    const amounts = costs.rows.map(({ price }) => priceInWords(price))
    const missing = specification.costs.filter((price) => !amounts.some((amount) => amount.startsWith(price)))
    const place = 'of tests/content/specification.ts'
    expectNone(missing.map((price) => `src/content/costs.ts: no row begins with "${price}" ${place}`))
  })

  test('no text holds a figure that is not in the specification', () => {
    const found = allTexts().flatMap(({ field, value }) => {
      const rest = withoutKnownFigures(field, value)
      const [figure] = new RegExp(`\\S*\\d\\S*|${numberInWords.source}`, 'i').exec(rest) ?? []
      return figure
        ? [
            `${field}: "${figure}" is in no specification, in "${value}". Leave it out, or enter it in specification.ts or in exceptions (tests/content).`,
          ]
        : []
    })
    expectNone(found)
  })

  test('no text is empty or holds a double space', () => {
    const found = allTexts().filter(({ value }) => value.trim() === '' || /\s\s/.test(value))
    expectNone(found.map(({ field, value }) => `${field} is empty or has two spaces: "${value}"`))
  })

  test('no field holds a number that no test compares', () => {
    const found = Object.entries(allContent)
      .flatMap(([name, module]) => leavesOf(module, name))
      .filter(
        ({ field, value }) => typeof value === 'number' && !numberFields.some((known) => known.test(field)),
      )
    expectNone(found.map(({ field }) => `${field}: a test compares it? Then enter it in numberFields`))
  })

  test.each(exceptions)('an exception is needed: %s', (_because, field, text) => {
    const isUsed = allTexts().some((leaf) => field.test(leaf.field) && leaf.value.search(text) !== -1)
    expect(isUsed).toBe(true)
  })
})

describe('as many as the specification counts', () => {
  test.each(Object.entries(specification.counts))('%s: %i', (field, count) => {
    expect(valueAt(field), `${field}: counts in tests/content/specification.ts has ${count}`).toHaveLength(
      count,
    )
  })

  test('the form has the fields of section 3', () => {
    const labels = Object.values(requestForm.fields).map((field) => field.label)
    expectNone(differences('contact.requestForm.fields[].label', specification.formFieldLabels, labels))
  })

  test('every network category has three examples and a description', () => {
    const found = categories.categories.filter(({ kinds, description }) => kinds.length !== 3 || !description)
    expectNone(found.map(({ title }) => `network.categories: ${title}`))
  })

  test('there are at least three sample conversations', () => {
    expect(dialogues.dialogues.length).toBeGreaterThanOrEqual(3)
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
  const allowed = exceptions.filter(([, fields]) => fields.test(field))
  const own = text.replaceAll('\u00a0', ' ').replaceAll(site.supportEmail, '·').replaceAll(site.origin, '·')
  const rest = allowed.reduce((left, [, , number]) => left.replaceAll(number, '·'), own)
  return known.reduce((left, figure) => left.replaceAll(wholeFigure(figure), '·'), rest)
}

/** A figure that is not the beginning or the end of a longer number. */
function wholeFigure(figure: string): RegExp {
  return new RegExp(`(?<![\\d,.])${RegExp.escape(figure)}(?!\\d)`, 'g')
}
