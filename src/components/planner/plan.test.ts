import { expect, test } from 'vitest'
import { randomFrom } from '../../../shared/random.ts'
import type { Random } from '../../../shared/random.ts'
import { examplePlans } from '../../content/planner.ts'
import { activities } from '../../content/point-categories.ts'
import { tiers } from '../../content/rewards.ts'
import { maxTimes, numberIn, pointsOfPlan, printPlan, readPlan, tiersAt, withTimes } from './plan.ts'
import type { Plan } from './plan.ts'

const codes: readonly string[] = activities.map(({ code }) => code)
const valueOf = new Map<string, number>(activities.map(({ code, points }) => [code, points]))

const seeds = Array.from({ length: 300 }, (_, index) => index + 1)

function randomTimes(random: Random): number {
  return random.pick([0, 1, 2, 10, 25, 998, maxTimes, random.below(maxTimes + 1)])
}

function randomPlan(random: Random): Plan {
  return codes.reduce<Plan>(
    (plan, code) => (random.below(3) === 0 ? withTimes(plan, code, randomTimes(random)) : plan),
    {},
  )
}

test('printing and reading a plan are inverse', () => {
  for (const seed of seeds) {
    const plan = randomPlan(randomFrom(seed))
    const printed = printPlan(plan, activities)
    const read = readPlan(printed, activities)

    expect(read, `seed ${seed}`).toEqual({ plan, unknown: 0, wrong: [] })
    expect(printPlan(read.plan, activities)).toBe(printed)
    // A plan in an address needs no encoding, and contains no character that ends a link in a message.
    expect(printed).toMatch(/^([a-z]+\.[1-9]\d{0,2}(-|$))*$/)
  }
})

test('any sequence of changes yields the sum of its points', () => {
  for (const seed of seeds) {
    const random = randomFrom(seed)
    const counts = new Map<string, number>()
    let plan: Plan = {}
    for (let change = 0; change < 60; change += 1) {
      const code = random.pick(codes)
      const times = randomTimes(random)
      counts.set(code, times)
      plan = withTimes(plan, code, times)
    }

    let sum = 0
    for (const [code, times] of counts) sum += valueOf.get(code)! * times
    expect(pointsOfPlan(plan, activities), `seed ${seed}`).toBe(sum)
  }
})

/** Parts of addresses as visitors, programs and attackers write them. */
const oddParts = [
  'screening',
  'screening.',
  'screening.-1',
  'screening.1.5',
  'screening.1e2',
  'screening.1000',
  'screening.99999999999999999999',
  'screening.٣',
  'nothing.3',
  'constructor.1',
  '__proto__.1',
  '.5',
  '7',
  '-',
  '%',
  'ſync.1',
  '<script>',
  '💙.1',
  ' ',
  'NaN',
]

test('any address yields the sum of its valid parts', () => {
  for (const seed of seeds) {
    const random = randomFrom(seed)
    const parts: string[] = []
    let sum = 0
    for (const code of codes) {
      if (random.below(4) === 0) parts.push(random.pick(oddParts))
      if (random.below(3) > 0) continue
      const times = random.below(400)
      // Repeated activities are added.
      for (let repeat = 0; repeat <= random.below(2); repeat += 1) {
        parts.push(`${code}.${random.pick(['', '00'])}${times}`)
        sum += valueOf.get(code)! * times
      }
    }
    const { plan } = readPlan(parts.join('-'), activities)
    expect(pointsOfPlan(plan, activities), parts.join('-')).toBe(sum)
    for (const times of Object.values(plan)) expect(times).toBeGreaterThan(0)
  }
})

test.each([
  ['', 0, []],
  ['nothing.3', 1, []],
  ['nothing.3-and.2-screening.1', 2, []],
  ['__proto__.1-constructor.1', 2, []],
  ['screening', 0, ['Preventive Screening']],
  ['screening.-1', 0, ['Preventive Screening']],
  ['screening.1000', 0, ['Preventive Screening']],
  ['screening.1.5-screening.x', 0, ['Preventive Screening']],
  ['screening.999-screening.1', 0, ['Preventive Screening']],
  ['-module.2--.5-', 1, []],
  ['7', 1, []],
])('invalid parts of %j are counted and named', (text, unknown, wrong) => {
  expect(readPlan(text, activities)).toMatchObject({ unknown, wrong })
})

test('an address may contain capitals, commas and spaces', () => {
  const expected = { screening: 1, module: 2, sync: 3 }
  for (const text of [
    'Screening.1-MODULE.2-Sync.3',
    'screening.1,module.2 sync.3',
    '["screening.1","module.2","sync.3"]',
  ])
    expect(readPlan(text, activities)).toEqual({ plan: expected, unknown: 0, wrong: [] })
})

test('an address of 100 kB is read without an error', () => {
  for (const text of ['-'.repeat(100_000), 'a-'.repeat(50_000), `screening.${'0'.repeat(100_000)}x`])
    expect(readPlan(text, activities).plan).toEqual({})
})

test.each([
  [0, 'Bronze', 'Silver'],
  [2_499, 'Bronze', 'Silver'],
  [2_500, 'Silver', 'Gold'],
  [8_000, 'Platinum', undefined],
])('%d points reach %s, and %s is next', (points, reached, next) => {
  const found = tiersAt(points, tiers.items)
  expect(found.reached.name).toBe(reached)
  expect(found.next?.name).toBe(next)
})

test.each([
  ['', 0],
  [' 12 ', 12],
  ['007', 7],
  ['1000', undefined],
  ['1 2', undefined],
  ['-1', undefined],
  // A pasted text must not hold the page up.
  [`${' '.repeat(150_000)}x`, undefined],
])('the number in a field, case %#', (text, number) => {
  expect(numberIn(text)).toBe(number)
})

// Visitors have saved addresses with these codes; a changed code would empty their plans.
test('the codes in addresses never change', () => {
  // In the order of the specification, with which figures.test.ts compares the activities.
  expect(codes).toEqual(
    [
      'sync performance recovery challenge',
      'stress training resilience protocol',
      'nutrition metabolic dietary partner',
      'participation sharing leadership peer',
      'module skill certification validation',
      'monitoring health screening assessment',
    ].flatMap((category) => category.split(' ')),
  )
})

test('each tier above the first has an example, whose points add up to its lower limit', () => {
  const found = examplePlans.map(({ tier, plan: text }) => {
    const { plan, unknown, wrong } = readPlan(text, activities)
    expect([unknown, wrong, printPlan(plan, activities)]).toEqual([0, [], text])
    return [tier, pointsOfPlan(plan, activities)]
  })
  const limits = tiers.items.slice(1).map(({ name, pointsFrom }) => [name, pointsFrom])
  expect(found, 'choose other numbers in examplePlans of src/content/planner.ts').toEqual(limits)
})
