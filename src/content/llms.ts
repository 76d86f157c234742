/** Facts for llms.txt: what the product is, what it costs and who sees which data. */
import { costs } from './costs.ts'
import { tierFigures } from './figures.ts'
import { formatNumber } from '../format.ts'
import { meanings } from './glossary.ts'
import { exceptByLaw } from './legal/law.ts'
import { offers, operationsNote, previewNote, site } from './site.ts'

/** The product in one line. */
export const summary = `${site.name} is an AI wellness platform from South Africa: the coach ${offers.coach} by app, WhatsApp and USSD, ${offers.rewards} at local partners, community circles, fitness tracking, and ${offers.wellnet} for governments.`

/** Facts by heading, one per line. */
export const facts: readonly { heading: string; lines: readonly string[] }[] = [
  {
    heading: 'Prices',
    lines: [...costs.rows.map(({ name, value }) => `${name}: ${value}`), costs.note],
  },
  {
    heading: 'Tiers',
    lines: Object.entries(tierFigures).map(([name, tier]) => {
      const end = 'pointsTo' in tier ? `–${formatNumber(tier.pointsTo)}` : '+'
      return `${name}: ${formatNumber(tier.pointsFrom)}${end} points, partner discounts up to ${tier.partnerDiscountUpToPercent}%`
    }),
  },
  {
    heading: 'Who sees what',
    lines: [
      'Citizens: their own data.',
      `Partners: anonymised transactions only (${meanings.anonymised}).`,
      `Governments: aggregates (${meanings.aggregates}); personal-level data only with explicit consent, ${exceptByLaw}.`,
    ],
  },
  {
    heading: 'Status',
    lines: [
      'This website informs. It sells nothing, opens no account and sends nothing; joining starts with an e-mail.',
      'The company that runs the service has still to add its name, registration number, address and Information Officer.',
      ...[previewNote, operationsNote].filter((note) => note !== undefined),
    ],
  },
]
