/** The words of the company overview (/about). */
import { onlyByConsent, partnersSee } from './consent.ts'
import { platformFigures } from './figures.ts'
import { whoLink } from './links.ts'
import { meanings } from './meanings.ts'
import { linesOf, notSettledTitle } from './not-settled.ts'
import { informsOnly, offers, site } from './site.ts'
import { status } from './status.ts'
import type { Action, HeroContent } from './types.ts'

const openRows = [
  {
    name: 'The company',
    value:
      'Its full name, registration number, address and Information Officer are not given yet. They must be given here before anybody gets an account.',
  },
  {
    name: 'Its suppliers',
    value: 'Its hosts and payment providers, and their countries, are still to be listed.',
  },
] as const

/** What the specification leaves open on this page, one line each. */
export const notSettled = linesOf(openRows)

export const hero = {
  kicker: `About ${site.name}`,
  title: 'Wellness is public infrastructure.',
  lead: 'An AI wellness platform from South Africa: citizens build habits, shops reward them, and governments see where help is needed.',
  actions: [{ label: 'Read the mission', to: '/about', hash: 'mission' }, whoLink],
} as const satisfies HeroContent

/** The four core principles: the first stretch of the road. */
export const principles = {
  title: 'Four core principles',
  milestones: [
    {
      name: 'Movement',
      text: 'Walking to a taxi rank is exercise. We count what people already do.',
    },
    {
      name: 'Cognitive',
      text: 'Worry can undo a fit body. Looking after stress earns points too.',
    },
    {
      name: 'Personalization',
      text: 'Advice follows your own past weeks, your food and the phone you have.',
    },
    {
      name: 'Network',
      text: 'Habits last longer with others: circles, partners and departments.',
    },
  ],
} as const

/** The four architecture blocks: the second stretch. */
export const architecture = {
  title: 'The architecture in four blocks',
  lead: 'From the phone in a hand to the screen in a ministry.',
  milestones: [
    { name: 'Channels', text: 'Mobile app, WhatsApp and USSD.' },
    {
      name: 'Engine',
      text: 'It turns readings into a plan for today.',
    },
    {
      name: 'Network',
      text: `${platformFigures.partnerNodes.value} partner nodes; a node is ${meanings.node}. Partners see ${partnersSee.plainly}.`,
    },
    {
      name: offers.wellnet,
      text: 'Gov Stack, Civic Stack and the bridge between them.',
    },
  ],
} as const

export const mission = {
  title: 'Our mission',
  statement: [
    'A tarred road shortens the way for the nurse, the trader and\u00a0the\u00a0child who walks to school.',
    'Looking after yourself should be like that: there\u00a0when\u00a0needed, at the price you were told, on any phone.',
  ],
  explanation: `So the coach answers by USSD, and you can read point values and the onboarding fee before you join. A government sees ${meanings.aggregates}, and personal-level data ${onlyByConsent.theirs}. We want wellness that a whole country can\u00a0use,\u00a0and\u00a0can\u00a0check.`,
} as const

/** What is known about the company behind the service, and what is not yet. */
export const whoRunsThis = {
  title: whoLink.label,
  groups: [
    {
      title: 'Known',
      isSettled: true,
      rows: [
        ...(status.offer ? [{ name: 'The service', value: status.offer }] : []),
        { name: 'Name of the service', value: `${site.name}, made in South Africa` },
        {
          name: 'This website',
          value: `It ${informsOnly}`,
        },
        {
          name: 'Support',
          value: status.beforeWriting
            ? 'One e-mail address; it receives no mail yet'
            : 'One e-mail address, on the contact page',
        },
      ],
    },
    {
      title: notSettledTitle,
      isSettled: false,
      rows: openRows,
    },
  ],
} as const

/** The next steps, at the end of the page. */
export const actions = [
  { label: 'Prices and how to join', to: '/', hash: 'join' },
  { label: 'What the Privacy Policy says', to: '/legal', hash: 'privacy' },
] as const satisfies readonly Action[]
