import { expect, test } from 'vitest'
import { pointsOf, printPlan, readPlan } from '../../src/components/planner/plan.ts'
import { dataPanel } from '../../src/content/data-panel.ts'
import { cookies } from '../../src/content/legal/cookies.ts'
import { dataAction } from '../../src/content/navigation.ts'
import { examplePlans } from '../../src/content/planner.ts'
import { pointCategories } from '../../src/content/point-categories.ts'
import { tiers } from '../../src/content/rewards.ts'

const activities = pointCategories.categories.flatMap((category) => [...category.activities])

// Visitors have saved addresses with these codes; a changed code would empty their plans.
test('the codes in addresses never change', () => {
  // In the order of the specification, with which figures.test.ts compares the activities.
  expect(activities.map(({ code }) => code)).toEqual(
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
    return [tier, pointsOf(plan, activities)]
  })
  expect(found).toEqual(tiers.tiers.slice(1).map(({ name, pointsFrom }) => [name, pointsFrom]))
})

test('the Cookie Policy names the panel and its button', () => {
  const text = JSON.stringify(cookies)
  for (const words of [dataAction.label, dataPanel.remove]) expect(text).toContain(words)
})
