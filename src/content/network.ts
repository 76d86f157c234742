/** The words of the partner network (/network). */
import {
  capitalised,
  partnerOfferUpToPercent,
  physicalAccess,
  platformFigures,
  prices,
  smeRefundDays,
  tierFigures,
} from './figures.ts'
import { meanings } from './glossary.ts'
import { joinAs } from './join.ts'
import { earns } from './point-categories.ts'
import { offers, sampleLabel } from './site.ts'
import type {
  CallToActionContent,
  ChipBar,
  FeatureSection,
  HeroContent,
  MetricPicture,
  NetworkCategorySection,
  SampleResultSection,
  SpecificationSection,
  TillContent,
} from './types.ts'

export const hero = {
  kicker: 'Partner network',
  title: 'Where\u00A0healthy habits meet the till.',
  lead: 'Members earn points for looking after themselves and redeem rewards with you: a gym, a spaza shop, a pharmacy.',
  actions: [
    { label: 'How to join', to: '/network', hash: 'join' },
    { label: 'What you pay and see', to: '/network', hash: 'terms' },
  ],
  note: `You pay ${prices.sme}.`,
} as const satisfies HeroContent

/** The bar of links below the hero. */
export const sections = {
  label: 'On this page',
  chips: [
    { label: 'Map', hash: 'map' },
    { label: 'What you do', hash: 'partners' },
    { label: 'Kinds of partner', hash: 'kinds' },
    { label: 'What you pay', hash: 'terms' },
    { label: 'How to join', hash: 'join' },
    { label: 'Results', hash: 'samples' },
    { label: 'Advantages', hash: 'advantages' },
  ],
} as const satisfies ChipBar

export const picture = {
  title: 'One network, every kind of neighbourhood',
  lead: `A partner node is ${meanings.node}. The map is a drawing; its lights mark no addresses.`,
  alt: 'South Africa drawn in dots, with partner nodes glowing on its cities and arcs running between them.',
  metrics: [
    platformFigures.partnerNodes,
    platformFigures.devices,
    platformFigures.dataPoints,
    platformFigures.latency,
  ],
} as const satisfies MetricPicture

export const features = {
  title: 'What you do as a partner',
  items: [
    {
      title: 'Redeem rewards',
      text: 'A member shows a tier at your counter, you give the discount, and the transaction is recorded.',
    },
    {
      title: 'Promote your offers',
      text: `Put an offer in front of members near you. You set the discount on a single offer, up to ${partnerOfferUpToPercent}%.`,
    },
    {
      title: 'Give points a reason',
      text: `A healthy lunch or a class at your place can count. Partner Integration earns a member ${earns('Partner Integration')}.`,
    },
    {
      title: 'Read your own results',
      text: 'See what was redeemed, when and for how much, to compare with your till slips.',
    },
  ],
} as const satisfies FeatureSection

/**
 * Each category shows three kinds and "+N more". All together are the partner nodes of section 9. The
 * specification gives no N.
 */
export const categories = {
  title: 'Eight kinds of partner',
  lead: 'The examples are kinds of partner, not companies, and the “+” counts are illustrative.',
  others: '+{number} more partners',
  categories: [
    {
      icon: 'dumbbell',
      title: 'Gyms and studios',
      description: `Places to train with others. Physical partner access takes ${physicalAccess}.`,
      companies: ['Neighbourhood gyms', 'Yoga studios', 'Swimming schools'],
      morePartners: 97,
    },
    {
      icon: 'shopping-basket',
      title: 'Food and groceries',
      description: 'Fresh food on the way home, whether from a market table or a shop shelf.',
      companies: ['Greengrocers', 'Spaza shops', 'Lunch kitchens'],
      morePartners: 88,
    },
    {
      icon: 'stethoscope',
      title: 'Pharmacies and clinics',
      description:
        'Screenings and advice, with a discount where professional rules allow one. Discounts do not apply to medicines.',
      companies: ['Corner pharmacies', 'Private clinics', 'Optometrists'],
      morePartners: 71,
    },
    {
      icon: 'brain',
      title: 'Mind and sleep',
      description: 'People to talk to and rooms to be quiet in, for the weeks when sleep will not come.',
      companies: ['Counselling practices', 'Meditation rooms', 'Sleep clinics'],
      morePartners: 43,
    },
    {
      icon: 'book-open',
      title: 'Learning',
      description: 'Courses that end in a skill a household can use, from first aid to cooking with lentils.',
      companies: ['First-aid schools', 'Cooking classes', 'Community colleges'],
      morePartners: 52,
    },
    {
      icon: 'bike',
      title: 'Walking and cycling',
      description:
        'Whoever keeps members moving under their own power, on a pavement, a trail or two wheels.',
      companies: ['Bicycle workshops', 'Running clubs', 'Shoe repairers'],
      morePartners: 39,
    },
    {
      icon: 'watch',
      title: 'Devices and gear',
      description: 'Shops that sell, mend and set up the watches and scales that send readings in.',
      companies: ['Watch and scale shops', 'Phone repair counters', 'Sports outfitters'],
      morePartners: 48,
    },
    {
      icon: 'mountain',
      title: 'Rest and outdoors',
      description: 'Air, water and a night away from the screen, for a rest day taken on purpose.',
      companies: ['Hiking lodges', 'Nature reserves', 'Family campsites'],
      morePartners: 38,
    },
  ],
} as const satisfies NetworkCategorySection

/** Invented examples of what a partner could report; no partner said them. */
export const samples = {
  title: 'What a result could look like',
  lead: 'These three are samples. We wrote them; no partner has said them.',
  label: sampleLabel,
  results: [
    {
      result: 'The quiet hour fills up',
      quote:
        'We put a Silver offer on the hour after lunch, when the floor was empty. Now members book that hour.',
      attribution: 'A neighbourhood gym',
    },
    {
      result: 'Vegetables sell before they wilt',
      quote:
        'An offer on spinach goes out the morning it arrives. I throw less away, and I still know nobody’s name.',
      attribution: 'A greengrocer',
    },
    {
      result: 'Screenings are booked, not put off',
      quote:
        'People ask for the blood-pressure check by its points. They come for those and stay for the advice.',
      attribution: 'A corner pharmacy',
    },
  ],
} as const satisfies SampleResultSection

/** Fee and refund: specification, section 9, "Legal terms"; what a partner sees: section 6. */
export const terms = {
  title: 'What you pay, what you see',
  rows: [
    { name: 'Onboarding fee', value: capitalised(prices.sme) },
    { name: 'What you see', value: `Anonymised transactions only: ${meanings.anonymised}` },
    {
      name: 'What you give',
      value: `Tier discounts of up to ${tierFigures.Platinum.partnerDiscountUpToPercent}%, plus any offer you choose to run. Discounts do not apply to medicines.`,
    },
    {
      name: 'If it is not for you',
      value: `Refund within ${smeRefundDays} days if there were no reward transactions`,
    },
    {
      name: 'Your partner agreement states',
      value: `The exact fee; what transaction revenue is and how it is worked out; who bears the discounts; and when the ${smeRefundDays} days begin`,
    },
  ],
} as const satisfies SpecificationSection

/** The sign and the till slip of a partner; both are samples. */
export const till = {
  sticker: {
    alt: 'A round sticker: a K of large dots in a woven rim.',
    caption: 'What a sign on your door could look like.',
  },
  slip: {
    label: sampleLabel,
    title: offers.rewards,
    rows: [
      { name: 'Partner Integration', value: earns('Partner Integration') },
      { name: 'Member', value: 'not shown' },
    ],
    caption: 'What a till slip could show: what was earned, and never by whom.',
  },
} as const satisfies TillContent

export const advantages = {
  title: 'What a small business gains',
  items: [
    {
      title: 'Open to a corner shop',
      text: 'Spaza shops, shoe repairers and studios are partners here as much as chains are.',
    },
    {
      title: 'A starting fee you can see',
      text: 'You read the monthly amount here, before you have spoken to anybody.',
    },
    {
      title: 'No personal data to guard',
      text: 'Members reach you as anonymised transactions. There is no list of names for you to lose.',
    },
    {
      title: 'Customers who come in groups',
      text: 'Circles walk, cook and train together. A circle that likes your place may come back together.',
    },
  ],
} as const satisfies FeatureSection

export const join = joinAs('business', 'How to join')

export const callToAction = {
  title: 'Open your counter to members',
  text: 'Read what members earn and which tier gets which discount, or ask us first.',
  actions: [
    { label: 'See how members earn', to: '/rewards' },
    { label: 'Ask a question', to: '/contact' },
  ],
} as const satisfies CallToActionContent
