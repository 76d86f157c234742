/**
 * What the specification leaves open, one line each. Each point stands on one page; what a price, a range or a
 * document says about itself is there (costs.ts, point-categories.ts, legal/).
 */

import { selfHostingFromYear, smeRefundDays } from './figures.ts'
import { offers } from './site.ts'

/** The heading of the list, the same on every page. */
export const notSettledTitle = 'Not settled yet'

/** The points of each page that has a list of them. */
export const notSettled = {
  rewards: [
    'Whether a subscription renews by itself.',
    'Whether points are spent, or only counted.',
    'What exactly counts as each activity, and who checks it.',
  ],
  chatbot: ['How you pay, for example on a keypad phone.', `Which languages ${offers.coach} answers in.`],
  fitness: [
    'Which devices are on the list, and what one data point is.',
    'Whose data points are counted, and since when; what the accuracy measures.',
  ],
  network: [
    'What transaction revenue is, and how it is worked out.',
    'Who bears the discounts.',
    `When the ${smeRefundDays} days begin.`,
    'How a tier is checked at the counter, also without a smartphone.',
  ],
  wellnet: [
    { name: 'Amount', value: 'The fee, who counts as a citizen, and what it covers' },
    { name: 'Citizens’ price', value: 'Under a government' },
    { name: 'Hosting place', value: 'The country of the data' },
    { name: 'Smallest group', value: 'Of an aggregate' },
    { name: 'Standards', value: 'Health data, security' },
    { name: 'Procurement', value: 'The lawful process' },
    { name: 'Contract years', value: `When year ${selfHostingFromYear} begins` },
  ],
  about: ['Who runs the service: name, registration number, address, Information Officer.'],
  contact: ['How soon we answer; who has priority, and how much sooner.'],
} as const
