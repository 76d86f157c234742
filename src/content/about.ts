/** The words of the company overview (/about). */
import { offers, platformFigures, site } from './site.ts'
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
  lead: 'An AI wellness platform from South Africa. Citizens stay well, shops reward them, governments see where help is needed.',
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
      text: 'A worried mind undoes a fit body. Stress, focus and sleep earn points here on the same terms as steps.',
    },
    {
      icon: 'user',
      title: 'Personalization',
      text: 'Advice is measured against your own past weeks, your food and your phone. An average member does not exist.',
    },
    {
      icon: 'users',
      title: 'Network',
      text: 'Habits last in company. Circles, partners and departments each carry part of the weight.',
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
      text: 'Mobile app, USSD and WhatsApp. What you can ask for does not depend on the price of your phone.',
    },
    {
      name: 'Engine',
      text: `Reads ${platformFigures.devices.value} devices and ${platformFigures.dataPoints.value} data points daily, with ${platformFigures.latency.value} latency and ${platformFigures.accuracy.value} accuracy.`,
    },
    {
      name: 'Network',
      text: `${platformFigures.partnerNodes.value} partner nodes where ${offers.rewards} tiers turn into discounts. Each sees anonymised transactions only.`,
    },
    {
      name: 'Wellnet',
      text: 'Government stack, citizen stack and the bridge between. AES-256 encryption; self-hosting of the AI by a government from year 3.',
    },
  ],
} as const satisfies StackSection

/** The three audiences of the specification, section 1. */
export const audiences = {
  title: 'Who it is for',
  items: [
    {
      title: 'Citizens',
      text: `They ask ${offers.coach}, join circles, track what they do and earn points, for R200 per month in South Africa.`,
    },
    {
      title: 'Small businesses',
      text: 'They redeem rewards, promote their offers and pay about R120 per month plus transaction revenue.',
    },
    {
      title: 'Governments',
      text: 'They get dashboards, outbreak management and anonymised insights, for an annual fee per citizen.',
    },
  ],
} as const satisfies FeatureSection

export const mission = {
  title: 'Our mission',
  paragraphs: [
    'A road is built once and then everybody’s day is shorter: the nurse’s, the trader’s, the child’s on the way to school. We want looking after yourself to work like that. It should be there when you need it, cost what it says, and serve a keypad phone in a village as well as a new one in the city.',
    'That is why the coach answers by USSD, why point values and fees are printed where you can read them before you join, and why a government using Wellnet sees aggregates unless a citizen has explicitly agreed to more. People who can see how a system treats them can decide to trust it. Our mission is to build wellness that a whole country can use, and can check.',
  ],
} as const satisfies ProseSection

/** Where each audience goes from here. */
export const callToAction = {
  title: 'See it at work',
  text: 'Read what the coach says, or what a department sees.',
  actions: [
    { label: 'Sample conversations', to: '/chatbot', hash: 'samples' },
    { label: 'Wellnet for governments', to: '/wellnet' },
  ],
} as const satisfies CallToActionContent
