/** The table of all prices. It names what the specification leaves open. */
import { familyMembersGold, familyMembersPlatinum, prices } from './figures.ts'
import { site } from './site.ts'
import type { CostSection } from './types.ts'

export const costs = {
  title: 'What it costs',
  rows: [
    { name: 'Citizen in South Africa', value: prices.citizen },
    { name: 'User added by Bronze or Silver', value: prices.extraUser },
    {
      name: 'Family integration',
      value: `up to ${familyMembersGold} extra members with Gold, up to ${familyMembersPlatinum} with Platinum`,
    },
    { name: 'Fitness', value: prices.fitness },
    { name: 'Small business', value: prices.sme },
    { name: 'Government', value: prices.government },
  ],
  note: `Subscription and fitness are two prices, even where the amount is the same; you are shown what each includes before you pay. “Normally” is a price that ${site.name} names for comparison. The invoice shows whether VAT is included. Your mobile network may charge for data, messages or USSD on top.`,
} as const satisfies CostSection
