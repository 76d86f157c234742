import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { startKeepingPlan, validateRewardsSearch } from '../../src/app/plan-in-address.ts'
import { createSiteRouter } from '../../src/app/router.tsx'

test.each([
  [{}, {}],
  [{ plan: 'screening.1' }, { plan: 'screening.1' }],
  [{ plan: '' }, { plan: '' }],
  [{ plan: 7 }, { plan: '7' }],
  [{ plan: null }, { plan: 'null' }],
  [{ plan: true }, { plan: 'true' }],
  [{ plan: ['screening.1', 'module.2'] }, { plan: '["screening.1","module.2"]' }],
  [{ plan: { toString: 1 } }, { plan: '{"toString":1}' }],
  [{ plan: [{ toString: 1 }, [2]] }, { plan: '[{"toString":1},[2]]' }],
  [{ utm_source: 'x' }, { utm_source: 'x' }],
])('%j as a search is %j', (search, expected) => {
  expect(validateRewardsSearch(search)).toEqual(expected)
})

test('after hydration a link within /rewards carries the plan, unless it has its own', async () => {
  const router = createSiteRouter(
    createMemoryHistory({ initialEntries: ['/rewards?plan=screening.1&utm_source=x'] }),
  )
  await router.load()
  const tiers = { to: '/rewards', hash: 'tiers' } as const
  expect(router.buildLocation(tiers).href).toBe('/rewards#tiers')

  startKeepingPlan()
  expect(router.buildLocation(tiers).href).toBe('/rewards?plan=screening.1#tiers')
  expect(router.buildLocation({ to: '/rewards', search: { plan: 'module.2' } }).href).toBe(
    '/rewards?plan=module.2',
  )
  expect(router.buildLocation({ to: '/rewards', search: { plan: undefined } }).href).toBe('/rewards')
  expect(router.buildLocation({ to: '/about' }).href).toBe('/about')
})
