/** The words of the partner network (/network). */
import { partnerRefund } from './costs.ts'
import {
  partnerOfferUpToPercent,
  physicalAccess,
  platformFigures,
  priceInWords,
  prices,
  smeRefundDays,
  tierFigures,
} from './figures.ts'
import { joinMailOf } from './join-pages.ts'
import { chipsLabel, sampleLabel } from './labels.ts'
import { figuresLink } from './links.ts'
import { meanings } from './meanings.ts'
import { notSettledTitle } from './not-settled.ts'
import { earns } from './point-categories.ts'
import { site } from './site.ts'
import type { CallToActionContent, ChipBar, HeroContent } from './types.ts'

/** What the specification leaves open on this page, one line each. */
export const notSettled = [
  'For how many months the onboarding fee is paid.',
  'How long an agreement runs, and how it ends.',
  'What transaction revenue is, and how it is worked out.',
  `Who bears tier discounts (up to ${tierFigures.Platinum.partnerDiscountUpToPercent}%) and partner discounts (up to ${partnerOfferUpToPercent}%), and how they fit together.`,
  `When the ${smeRefundDays} days begin.`,
  'How a tier is checked at the counter, also without a smartphone.',
] as const

export const hero = {
  kicker: 'Partner network',
  title: 'Where\u00a0healthy habits meet the till.',
  lead: 'Members get a lower price at a gym, a spaza shop or a pharmacy. Run one? See what a partner does, pays and sees.',
  actions: [
    { label: 'Where members save', to: '/network', hash: 'kinds' },
    { label: 'What a partner pays', to: '/network', hash: 'terms' },
  ],
  note: `A small business pays ${priceInWords(prices.sme)}.`,
  noteLink: { label: 'What is not settled about the fee', to: '/network', hash: 'terms' },
} as const satisfies HeroContent

/** The bar of links below the hero. */
export const sections = {
  label: chipsLabel,
  chips: [
    { label: 'Kinds of partner', hash: 'kinds' },
    { label: 'Your counter', hash: 'partners' },
    { label: 'Pay and join', hash: 'terms' },
    { label: 'Sample results', hash: 'samples' },
  ],
} as const satisfies ChipBar

/** The map in the hero. */
export const map = {
  alt: 'South Africa drawn in dots, with lights on its cities and arcs between them.',
  caption: 'The lights mark no addresses: no partner is listed yet.',
} as const

/** What a partner does and gains. */
export const exchange = {
  title: 'Across your counter',
  does: {
    title: 'You do',
    items: [
      {
        title: 'Accept rewards',
        text: 'A member shows a tier at your counter and pays less.',
      },
      {
        title: 'Promote your offers',
        text: `Show members what you offer: partner discounts up to ${partnerOfferUpToPercent}%.`,
      },
      {
        title: 'Help members earn',
        text: `A healthy lunch can count: Partner Integration earns ${earns('Partner Integration')}.`,
      },
      {
        title: 'Read your own results',
        text: 'See your transactions, anonymised.',
      },
    ],
  },
  gains: {
    title: 'You gain',
    items: [
      {
        title: 'Room for corner shops',
        text: 'Partners are small businesses, such as a spaza shop.',
      },
      {
        title: 'An onboarding fee you can see',
        text: 'The monthly part is stated here.',
      },
      {
        title: 'Customers who come in groups',
        text: 'A circle that likes your place may come back.',
      },
      {
        title: 'No names to guard',
        text: `${site.name} gives you none.`,
      },
    ],
  },
} as const

/**
 * Each category shows three kinds and "+N more", the largest first. All together are the partner nodes of section 9.
 * The specification gives no N.
 */
export const categories = {
  title: 'Eight kinds of partner',
  lead: 'Kinds, not companies; the “+” counts are illustrative.',
  dots: 'One dot is one partner.',
  others: { number: '+{number}', label: 'more partners' },
  items: [
    {
      title: 'Gyms and studios',
      description: 'Places to train with others.',
      kinds: ['Neighbourhood gyms', 'yoga studios', 'swimming schools'],
      morePartners: 97,
    },
    {
      title: 'Food and groceries',
      description: 'Fresh food on the way home.',
      kinds: ['Greengrocers', 'spaza shops', 'lunch kitchens'],
      morePartners: 88,
    },
    {
      title: 'Pharmacies and clinics',
      description: 'A discount where professional rules allow one, and never on medicines.',
      kinds: ['Corner pharmacies', 'private clinics', 'optometrists'],
      morePartners: 71,
    },
    {
      title: 'Learning',
      description: 'Skills that a household can use.',
      kinds: ['First-aid schools', 'cooking classes', 'private colleges'],
      morePartners: 52,
    },
    {
      title: 'Devices and gear',
      description: 'Shops that sell, mend and set up watches and scales.',
      kinds: ['Watch and scale shops', 'phone repair counters', 'sports outfitters'],
      morePartners: 48,
    },
    {
      title: 'Mind and sleep',
      description: 'For weeks when sleep will not come.',
      kinds: ['Counselling practices', 'meditation rooms', 'sleep clinics'],
      morePartners: 43,
    },
    {
      title: 'Walking and cycling',
      description: 'Moving under your own power.',
      kinds: ['Bicycle workshops', 'running clubs', 'shoe repairers'],
      morePartners: 39,
    },
    {
      title: 'Rest and outdoors',
      description: 'Air, water and a night away from the screen.',
      kinds: ['Hiking lodges', 'nature reserves', 'family campsites'],
      morePartners: 38,
    },
  ],
  /** The partner nodes are all partners of the list. */
  sum: {
    metrics: [
      platformFigures.partnerNodes,
      { value: physicalAccess, label: 'until physical partner access' },
    ],
    note: `A node is ${meanings.node}.`,
    link: figuresLink,
  },
} as const

/** Invented examples of what a partner could report; no partner said them. */
export const samples = {
  title: 'What a result could look like',
  badge: sampleLabel,
  lead: 'We wrote these three; no partner has said them.',
  results: [
    {
      result: 'The quiet hour fills up',
      quote: 'Our offer is for the hour after lunch. It used to be empty; now it is booked.',
      attribution: 'A neighbourhood gym',
    },
    {
      result: 'Vegetables sell before they wilt',
      quote: 'An offer on spinach goes out the morning it arrives. I throw less away.',
      attribution: 'A greengrocer',
    },
    {
      result: 'Screenings get booked',
      quote: 'The blood-pressure check earns points now, and people ask for it.',
      attribution: 'A corner pharmacy',
    },
  ],
} as const

/** Fee and refund: specification, section 9, "Legal terms"; what a partner sees: section 6. */
export const terms = {
  title: 'What you\u00a0pay, what you\u00a0see',
  shop: site.name,
  customer: 'Partner',
  parties: `Terms between ${site.name} and a partner`,
  rows: [
    { name: 'Onboarding fee', value: prices.sme },
    { name: 'You see', value: `anonymised transactions: ${meanings.anonymised}` },
    {
      name: 'At your counter',
      value: `tier discounts up to ${tierFigures.Platinum.partnerDiscountUpToPercent}%`,
    },
    { name: 'Not on', value: 'medicines, by law' },
    { name: 'Money back', value: partnerRefund },
  ],
  notSettledList: {
    title: notSettledTitle,
    points: notSettled,
    note: 'Your agreement has to answer these before you sign.',
  },
} as const

/** The sign of a partner. */
export const sticker = {
  alt: 'A round sticker: a K of large dots in a woven rim.',
  label: sampleLabel,
  caption: 'What a sign on your door could look like.',
} as const

/** Without the price, which is on the slip. */
export const join = { title: 'How to join', mail: joinMailOf('business') }

export const callToAction = {
  title: 'Become a partner',
  text: 'Read how joining works, or ask us first.',
  actions: [
    { label: 'How to join', to: '/network', hash: 'join' },
    { label: 'Ask a question', to: '/contact' },
  ],
} as const satisfies CallToActionContent
