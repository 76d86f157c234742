/** What it costs: all prices, refunds, and what the specification leaves open about them. */
import {
  citizenRefundDays,
  citizenSubscriptionRandPerMonth,
  extraUserRandPerMonth,
  fitnessFromRandPerMonth,
  fitnessNormallyRandPerMonth,
  prices,
  smeOnboardingRandPerMonth,
  smeRefundDays,
} from './figures.ts'
import type { Price } from './types.ts'

/** A partner's refund, as the rest of a sentence. */
export const partnerRefund = `within ${smeRefundDays} days if there were no reward transactions`

/** Stands under the price of each audience. */
export const refunds = {
  citizen: `Money back within ${citizenRefundDays} days of the first subscription; none on renewals.`,
  partner: `Money back ${partnerRefund}.`,
} as const

/** What the network of the visitor may charge for. */
export const networkCharges = 'Your mobile network may charge for data, messages or USSD.'

/** What prices leave open: each is the subject of a sentence. */
export const openAboutPrices = {
  renewal: 'Whether a subscription renews by itself',
  vat: 'Whether prices include VAT',
} as const

/**
 * That nobody has settled whether a subscription covers fitness: a sentence without its full stop. A text whose
 * context names one of the two says "it" instead.
 */
export function coverageIsOpen({ subscription = 'a subscription', fitness = 'fitness' } = {}): string {
  return `Whether ${subscription} covers ${fitness} is not settled`
}

/** Stands under the price of a citizen. */
export const coversFitness = `${coverageIsOpen({ subscription: 'it' })}.`

/** What precedes every payment. */
export const beforePaying =
  'This website sells nothing. Before you pay online, the law entitles you to see who sells, the full price and how to cancel.'

/** How the open point stands where prices are read one after the other. */
export const coverageBeforePaying = `${coverageIsOpen()} yet: ask before you pay.`

const twoPrices = `Subscription and fitness are two prices, even where the amount is the same. ${coverageBeforePaying}`

/** A price of the table. */
export interface CostRow {
  name: string
  price: Price
  /** Its amount in rand a month; none where a contract sets it. */
  rand?: number
  /** The higher amount that it normally is. */
  normally?: number
  /** What belongs to it, such as a refund. */
  terms?: string
}

/** The table of all prices, and the note below it. */
export const costs = {
  title: 'What it costs',
  dots: 'One dot is ten rand a month; small\u00A0ones reach the normal price.',
  rows: [
    {
      name: 'Citizen in South Africa',
      price: prices.citizen,
      rand: citizenSubscriptionRandPerMonth,
      terms: refunds.citizen,
    },
    { name: 'User added by Bronze or Silver', price: prices.extraUser, rand: extraUserRandPerMonth },
    {
      name: 'Fitness',
      price: prices.fitness,
      rand: fitnessFromRandPerMonth,
      normally: fitnessNormallyRandPerMonth,
    },
    {
      name: 'Small business, onboarding fee',
      price: prices.sme,
      rand: smeOnboardingRandPerMonth,
      terms: refunds.partner,
    },
    { name: 'Government', price: prices.government },
  ],
  /** Whether a subscription covers fitness. */
  twoPrices,
  note: `${networkCharges} ${twoPrices}`,
} as const
