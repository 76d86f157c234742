/** What it costs: all prices, refunds, and what the specification leaves open about them. */
import { citizenRefundDays, prices, smeRefundDays } from './figures.ts'

/** A partner's refund, as the rest of a sentence. */
export const partnerRefund = `within ${smeRefundDays} days if there were no reward transactions`

/** Stands under the price of each audience. */
export const refunds = {
  citizen: `Money back within ${citizenRefundDays} days of the first subscription; none on renewals.`,
  partner: `Money back ${partnerRefund}.`,
} as const

/** What the network of the visitor may charge for. */
export const networkCharges = 'Your mobile network may charge for data, messages or USSD.'

/** Stands under the price of a citizen. */
export const coversFitness = 'Whether it covers fitness is not settled.'

/** What precedes every payment. */
export const beforePaying =
  'This website sells nothing. Before you pay online, the law entitles you to see who sells, the full price and how to cancel.'

const twoPrices =
  'Subscription and fitness are two prices, even where the amount is the same. Whether one subscription covers both is not settled yet: ask before you pay.'

/** The table of all prices, and the note below it. */
export const costs = {
  title: 'What it costs',
  dots: 'One dot is ten rand a month; small\u00A0ones reach the normal price.',
  rows: [
    { name: 'Citizen in South Africa', value: prices.citizen, terms: refunds.citizen },
    { name: 'User added by Bronze or Silver', value: prices.extraUser },
    { name: 'Fitness', value: prices.fitness },
    { name: 'Small business, onboarding fee', value: prices.sme, terms: refunds.partner },
    { name: 'Government', value: prices.government },
  ],
  /** Whether a subscription covers fitness. */
  twoPrices,
  note: `${networkCharges} ${twoPrices}`,
} as const
