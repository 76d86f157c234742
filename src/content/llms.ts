/** Facts for llms.txt: what the product is, what it costs and who sees which data. */
import { fillIn } from '../format.ts'
import { pointsRange } from '../points-range.ts'
import * as about from './about.ts'
import * as careers from './careers.ts'
import * as chatbot from './chatbot.ts'
import { onlyByConsent, partnersSee } from './consent.ts'
import * as contact from './contact.ts'
import { costs } from './costs.ts'
import { familyMembersGold, familyMembersPlatinum, priceInWords, tierFigures } from './figures.ts'
import * as fitness from './fitness.ts'
import { meanings } from './meanings.ts'
import * as network from './network.ts'
import { notSettledTitle } from './not-settled.ts'
import * as rewards from './rewards.ts'
import { informsOnly, offers, site } from './site.ts'
import { status } from './status.ts'
import * as wellnet from './wellnet.ts'

/** The product in one line. */
export const summary = `${site.name} is an AI wellness platform from South Africa: the coach ${offers.coach} by app, WhatsApp and USSD, ${offers.rewards} at local partners, community circles, fitness tracking, and ${offers.wellnet} for governments.`

/** What a preview says about itself, as on top of every page. */
export const previewNote = status.line && inWords(status.line)

/** The heading of the list of pages. */
export const pagesHeading = 'Pages'

/** Facts by heading, one per line. */
export const facts: readonly { heading: string; lines: readonly string[] }[] = [
  {
    heading: 'Prices',
    lines: [
      ...costs.rows.map(({ name, price, terms }) =>
        [`${name}: ${priceInWords(price)}`, terms].filter(Boolean).join('. '),
      ),
      costs.note,
    ],
  },
  {
    heading: 'Tiers',
    lines: [
      ...Object.entries(tierFigures).map(
        ([name, tier]) =>
          `${name}: ${pointsRange(tier)} points, partner discounts up to ${tier.partnerDiscountUpToPercent}%`,
      ),
      `Family integration: up to ${familyMembersGold} extra members with Gold, up to ${familyMembersPlatinum} with Platinum`,
    ],
  },
  {
    heading: 'Who sees what',
    lines: [
      'Citizens: their own data.',
      `Partners: ${partnersSee.exactly} (${meanings.anonymised}).`,
      `Governments: aggregates (${meanings.aggregates}); personal-level data ${onlyByConsent.general}.`,
    ],
  },
  {
    heading: 'Status',
    lines: [`This website ${informsOnly}`],
  },
  {
    heading: notSettledTitle,
    lines: [rewards, chatbot, fitness, network, wellnet, about, careers, contact].flatMap(
      ({ notSettled }): readonly string[] => notSettled,
    ),
  },
]

function inWords({ tag, text, link }: NonNullable<typeof status.line>): string {
  return `${tag}: ${fillIn(text, { link: link.label })}`
}
