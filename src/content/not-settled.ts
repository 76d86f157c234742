/**
 * What the specification leaves open, one line each. Each point is on one page; what a price, a range or a
 * document says about itself is there (costs.ts, point-categories.ts, legal/).
 */

import {
  fitnessNormallyRandPerMonth,
  partnerOfferUpToPercent,
  platformFigures,
  selfHostingFromYear,
  smeRefundDays,
  tierFigures,
} from './figures.ts'
import { offers } from './site.ts'

const { accuracy, dataPoints } = platformFigures

/** The heading of the list, the same on every page. */
export const notSettledTitle = 'Not settled yet'

/** The points of each page that has a list of them. */
export const notSettled = {
  rewards: [
    'Whether the prices include VAT.',
    'Whether a subscription renews by itself.',
    'Whether extra members with Gold or Platinum cost anything.',
    `What “normally R${fitnessNormallyRandPerMonth}+” for fitness is compared with.`,
    'Whether points are spent, or only counted.',
    'What counts as each activity, and who checks it.',
  ],
  chatbot: [
    'Where you get the app.',
    'How you pay, for example on a keypad phone.',
    `Which languages ${offers.coach} answers in.`,
  ],
  fitness: [
    'What works without a watch or other device.',
    'Which devices are on the list; what a data point is.',
    `Whose ${dataPoints.value} ${dataPoints.label} are counted, and since when; what ${accuracy.value} ${accuracy.label} measures.`,
  ],
  network: [
    'For how many months the onboarding fee is paid.',
    'How long an agreement runs, and how it ends.',
    'What transaction revenue is, and how it is worked out.',
    `Who bears tier discounts (up to ${tierFigures.Platinum.partnerDiscountUpToPercent}%) and partner discounts (up to ${partnerOfferUpToPercent}%), and how they fit together.`,
    `When the ${smeRefundDays} days begin.`,
    'How a tier is checked at the counter, also without a smartphone.',
  ],
  wellnet: [
    { name: 'Amount', value: 'How much per citizen, who is counted, and what the fee covers' },
    { name: 'Citizens’ price', value: `What a citizen pays where a government runs ${offers.wellnet}` },
    { name: 'Data', value: 'In which country it is kept' },
    { name: 'Smallest group', value: 'How many people an aggregate must cover' },
    { name: 'Opting out', value: 'Whether a citizen can stay out of the aggregates' },
    { name: 'Standards', value: 'Which it meets, for health data and security' },
    { name: 'Procurement', value: 'How a department may lawfully buy it' },
    { name: 'Contract years', value: `When year ${selfHostingFromYear} begins` },
  ],
  about: ['Who runs the service: name, registration number, address, Information Officer.'],
  contact: ['Who has priority support, and how soon we answer with it or without.'],
} as const
