/** The words of the landing page (/). */
import { audienceLinks } from './audience-links.ts'
import { onlyByConsent, partnersSee } from './consent.ts'
import {
  accuracyPercent,
  dataPointsDaily,
  explainedFigures,
  figuresNote,
  latencyLimitMilliseconds,
  partnerNodes,
  platformFigures,
  priceInWords,
  prices,
  selfHostingFromYear,
  supportedDevices,
} from './figures.ts'
import { illustrationLabel } from './labels.ts'
import { meanings } from './meanings.ts'
import { offers } from './site.ts'
import type { CallToActionContent, FeatureSection, HeroContent } from './types.ts'

export const hero = {
  kicker: 'AI wellness, made in South Africa',
  title: 'Every healthy day counts.',
  lead: 'An AI wellness coach by app, WhatsApp or USSD, and rewards at local partners for healthy habits.',
  actions: audienceLinks,
  note: `A citizen in South Africa pays ${priceInWords(prices.citizen)}.`,
} as const satisfies HeroContent

/** The caption of the print in the hero. */
export const sunCaption = {
  dots: '365 dots: one for each day of the year.',
  today: 'White: today{day}. Rings: to come.',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
} as const

/** The offers, each with a link to its page. */
export const offerCards = {
  title: 'What it offers',
  items: [
    {
      title: offers.coach,
      text: 'Ask about sleep, food, stress or movement.',
      action: { label: 'Sample conversations', to: '/chatbot' },
    },
    {
      title: 'Community',
      text: 'Circles that walk, cook or breathe together.',
      action: { label: 'The circles', to: '/community' },
    },
    {
      title: 'Fitness',
      text: 'Your readings, turned into a plan for today.',
      action: { label: 'What is tracked', to: '/fitness' },
    },
    {
      title: 'Partners',
      text: 'Where members pay less at the till.',
      action: { label: 'Kinds of partner', to: '/network' },
    },
    {
      title: offers.rewards,
      text: 'Four tiers, and the value of every activity.',
      action: { label: 'Every value', to: '/rewards' },
    },
  ],
} as const

const { partnerNodes: nodes, devices, dataPoints } = platformFigures
const { accuracy, latency } = explainedFigures

/** The platform's figures, each drawn at its size. */
export const trueSize = {
  title: 'Our figures, dot by dot',
  lead: figuresNote,
  figures: [
    {
      value: nodes.value,
      number: partnerNodes,
      label: `${nodes.label}. A\u00a0node is ${meanings.node}; none is listed yet.`,
      legend: 'One dot each.',
      drawnAs: 'each',
    },
    {
      value: devices.value,
      number: supportedDevices,
      label: `${devices.label}.`,
      legend: 'One dot each.',
      drawnAs: 'each',
    },
    {
      value: accuracy.value,
      number: accuracyPercent,
      label: `${accuracy.label}.`,
      legend: 'Of a thousand dots, three are hollow.',
      drawnAs: 'share',
    },
    {
      value: latency.value,
      number: latencyLimitMilliseconds,
      label: `${latency.label}: less than a tenth of a second.`,
      legend: 'Ten of a second’s hundred dots.',
      drawnAs: 'second',
    },
    {
      value: dataPoints.value,
      number: dataPointsDaily,
      label: `${dataPoints.label}.`,
      legend: 'Each disc is 1,000.',
      drawnAs: 'disc',
    },
  ],
} as const

export const whatIsWellnet = {
  title: `What is ${offers.wellnet}?`,
  lead: 'Wellness infrastructure that governments can contract for their citizens.',
  items: [
    {
      title: 'Gov Stack',
      text: `For the ministry: Gov API (an interface for its own systems), Digital Twin, Dashboard and Security. The twin is ${meanings.digitalTwin}.`,
    },
    {
      title: 'The bridge',
      text: `Aggregates cross it: ${meanings.aggregates}. Personal-level data crosses ${onlyByConsent.theirs}.`,
    },
    {
      title: 'Civic Stack',
      text: 'For everybody else: Mobile App, Rewards and IoT (watches and scales that send readings).',
    },
  ],
} as const satisfies FeatureSection

/** Implementation scenarios of the bridge. */
export const scenarios = {
  title: 'What a department could do with it',
  badge: illustrationLabel,
  lead: 'We wrote these scenarios; they are not reports.',
  items: [
    {
      title: 'A metro before winter',
      ministry: 'The Dashboard shows resting pulse rising in two wards. A mobile clinic goes there.',
      citizens: `Residents hear of it from ${offers.coach}.`,
    },
    {
      title: 'A walking province',
      ministry: 'The Digital Twin compares ideas. The best becomes a challenge.',
      citizens: 'Residents walk, and partners reward them.',
    },
    {
      title: 'A district with unsafe water',
      ministry: 'Outbreak management opens. The Dashboard shows where people move less, a sign of illness.',
      citizens: `Residents learn from ${offers.coach} how to make water safe.`,
    },
  ],
} as const

export const advantages = {
  title: 'Three advantages',
  items: [
    {
      title: 'Any phone',
      text: 'By app, WhatsApp or USSD, on a keypad phone too.',
      counted: { names: ['App', 'WhatsApp', 'USSD'] },
    },
    {
      title: 'Your data',
      text: `You see your data, partners see ${partnersSee.plainly}, and governments see aggregates by default.`,
      /** Who sees it as it is: one of the three. */
      counted: { names: ['You', 'Partners', 'Governments'], lit: 1 },
    },
    {
      title: 'Your host',
      text: `From year ${selfHostingFromYear} a government can host the AI itself, as its contract states.`,
      /** The years up to that one. */
      counted: {
        names: Array.from({ length: selfHostingFromYear }, (_, index) => `Year ${index + 1}`),
        open: selfHostingFromYear - 1,
      },
    },
  ],
} as const

export const callToAction = {
  title: `Bring ${offers.wellnet} to your department`,
  text: 'Tell us which systems you run and what you need to see.',
  actions: [
    { label: 'Contact us', to: '/contact' },
    { label: `Read about ${offers.wellnet}`, to: '/wellnet' },
  ],
} as const satisfies CallToActionContent
