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
 * Says that nobody has settled whether a subscription covers fitness: a sentence without its full stop. A text whose
 * context names the subscription says "it" instead.
 */
function coverageIsOpen(subscription = 'a subscription'): string {
  return `Whether ${subscription} covers fitness is not settled`
}

/** Stands under the price of a citizen. */
export const coversFitness = `${coverageIsOpen('it')}.`

/** How the open point stands where prices are read one after the other. */
export const coverageBeforePaying = `${coverageIsOpen()} yet: ask before you pay.`

/** A price of the table. */
export interface CostRow {
  name: string
  price: Price
  /** The amount in rand a month; none where none is stated. */
  rand?: number
  /** The higher amount that is normal. */
  normally?: number
  /** What belongs to the price, such as a refund. */
  terms?: string
}

/** The table of all prices, and the note below it. */
export const costs: { title: string; dots: string; rows: readonly CostRow[]; note: string } = {
  title: 'What it costs',
  dots: 'One dot is ten rand a month; small\u00a0ones run up to the normal price.',
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
  note: `${networkCharges} ${coverageBeforePaying}`,
}
