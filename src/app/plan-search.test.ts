import { expect, test } from 'vitest'
import { keepPlan, startKeepingPlan, validatePlanSearch } from './plan-search.ts'

test.each([
  [{}, {}],
  [{ plan: 'screening.1' }, { plan: 'screening.1' }],
  [{ plan: '' }, { plan: '' }],
  [{ plan: 7 }, { plan: '7' }],
  [{ plan: null }, { plan: 'null' }],
  [{ plan: true }, { plan: 'true' }],
  [{ plan: ['screening.1', 'module.2'] }, { plan: 'screening.1' }],
  [{ plan: [7, 'module.2'] }, { plan: '7' }],
  [{ plan: { toString: 1 } }, { plan: '{"toString":1}' }],
  [{ plan: [{ toString: 1 }, [2]] }, { plan: '{"toString":1}' }],
  [{ utm_source: 'x' }, { utm_source: 'x' }],
])('%j as a search is %j', (search, expected) => {
  expect(validatePlanSearch(search)).toEqual(expected)
})

test('links keep the plan once the page is hydrated: until then they are those of the prerendered HTML', () => {
  const link = () => keepPlan({ search: { plan: 'screening.1' }, next: () => ({}) })
  const before = link()
  startKeepingPlan()
  expect([before, link()]).toEqual([{}, { plan: 'screening.1' }])
})
