/** The words of the company overview (/about). */
import { encryption, platformFigures, prices, selfHostingFromYear } from './figures.ts'
import { onlyByConsent } from './consent.ts'
import { meanings } from './glossary.ts'
import { offers, site } from './site.ts'
import type {
  CallToActionContent,
  FeatureSection,
  HeroContent,
  PicturedFeatureSection,
  ProseSection,
  StackSection,
} from './types.ts'

export const hero = {
  kicker: `About ${site.name}`,
  title: 'Wellness is public infrastructure.',
  lead: 'An AI wellness platform from South Africa: citizens build habits, shops reward them, governments see where help is needed.',
  actions: [
    { label: 'Read the mission', to: '/about', hash: 'mission' },
    { label: 'Work with us', to: '/careers' },
  ],
} as const satisfies HeroContent

/** The four core principles. */
export const principles = {
  title: 'Four core principles',
  items: [
    {
      icon: 'footprints',
      title: 'Movement',
      text: 'Walking to a taxi rank is exercise. We count the movement people already do before we ask for more of it.',
    },
    {
      icon: 'brain',
      title: 'Cognitive',
      text: 'A worried mind undoes a fit body. Looking after stress and focus earns points here, as movement does.',
    },
    {
      icon: 'user',
      title: 'Personalization',
      text: 'Advice follows your own past weeks, your food and your phone. Nobody is the average member.',
    },
    {
      icon: 'users',
      title: 'Network',
      text: 'Habits last longer with others. Circles, partners and departments each carry part of the weight.',
    },
  ],
} as const satisfies PicturedFeatureSection

/** The four architecture blocks. */
export const architecture = {
  title: 'The architecture in four blocks',
  lead: 'From the phone in a hand to the screen in a ministry.',
  layers: [
    {
      name: 'Channels',
      text: `Mobile app, WhatsApp and USSD (${meanings.ussd}). Any phone reaches the coach.`,
    },
    {
      name: 'Engine',
      text: `Supports ${platformFigures.devices.value} devices and handles ${platformFigures.dataPoints.value} data points daily, with ${platformFigures.latency.value} latency and ${platformFigures.accuracy.value} accuracy.`,
    },
    {
      name: 'Network',
      text: `${platformFigures.partnerNodes.value} partner nodes; a node is ${meanings.node}. Partners see anonymised transactions only: ${meanings.anonymised}.`,
    },
    {
      name: 'Wellnet',
      text: `Government stack, citizen stack and the bridge between. ${encryption} encryption; self-hosting of the AI by a government from year ${selfHostingFromYear}, as the contract states.`,
    },
  ],
} as const satisfies StackSection

/** The three audiences of the specification, section 1. */
export const audiences = {
  title: 'Who it is for',
  items: [
    {
      title: 'Citizens',
      text: `They ask ${offers.coach}, join circles, track what they do and earn points, for ${prices.citizen} in South Africa.`,
    },
    {
      title: 'Small businesses',
      text: `They redeem rewards, promote their offers and pay ${prices.sme}.`,
    },
    {
      title: 'Governments',
      text: `They get dashboards, outbreak management and anonymised insights, for ${prices.government}.`,
    },
  ],
} as const satisfies FeatureSection

export const mission = {
  title: 'Our mission',
  paragraphs: [
    'A tarred road shortens the way for the nurse, the trader and the child who walks to school. We want looking after yourself to work like that: there when you need it, at the price you were told, for a keypad phone in a village as well as for a new one in the city.',
    `That is why the coach answers by USSD, why you can read point values and starting fees before you join, and why a government sees aggregates (${meanings.aggregates}). It sees personal-level data ${onlyByConsent.theirs}. Our mission is to build wellness that a whole country can use, and can check.`,
  ],
} as const satisfies ProseSection

/** Links to next steps for each audience. */
export const callToAction = {
  title: 'See it, or join it',
  text: 'Citizens, businesses and governments each start with one e-mail.',
  actions: [
    { label: 'How to join', to: '/', hash: 'join' },
    { label: 'Sample conversations', to: '/chatbot', hash: 'samples' },
  ],
} as const satisfies CallToActionContent
