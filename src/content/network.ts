/** The words of the partner network (/network). */
import { pointCategories } from './point-categories.ts'
import { offers, platformFigures } from './site.ts'
import type {
  CallToActionContent,
  ChipBar,
  FeatureSection,
  HeroContent,
  MetricPicture,
  NetworkCategorySection,
  PointCategorySection,
  SampleResultSection,
  SpecificationSection,
  TillContent,
} from './types.ts'

export const hero = {
  kicker: 'Partner network',
  title: 'Where\u00A0healthy habits meet the till.',
  lead: 'Members earn points for looking after themselves and redeem them with you: in a gym, a spaza shop, a pharmacy or a bicycle workshop.',
  actions: [
    { label: 'What you pay and see', to: '/network', hash: 'terms' },
    { label: 'Ask to join', to: '/contact' },
  ],
} as const satisfies HeroContent

/** The bar of links below the hero. */
export const sections = {
  label: 'On this page',
  chips: [
    { label: 'Map', hash: 'map' },
    { label: 'What you do', hash: 'partners' },
    { label: 'Kinds of partner', hash: 'kinds' },
    { label: 'What you pay', hash: 'terms' },
    { label: 'Results', hash: 'samples' },
    { label: 'Advantages', hash: 'advantages' },
  ],
} as const satisfies ChipBar

export const picture = {
  title: 'One network, every kind of neighbourhood',
  lead: 'Lights stand for partner nodes. Arcs show that a member from one city keeps the same tier in the next.',
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
      text: 'Put an offer in front of members near you. You set the discount on a single offer, up to 75%.',
    },
    {
      title: 'Give points a reason',
      text: `A healthy lunch or a class at your place can count. Partner Integration earns a member 150 ${offers.rewards} points.`,
    },
    {
      title: 'Read your own results',
      text: 'See what was redeemed, when and for how much, as anonymised transactions you can set beside your till slips.',
    },
  ],
} as const satisfies FeatureSection

/** Three kinds shown and N more in each category: together the 500 partner nodes of section 9. */
export const categories = {
  title: 'Eight kinds of partner',
  lead: 'Three examples of each. Partners are shown by kind; the mobile app lists the ones near a member.',
  categories: [
    {
      icon: 'dumbbell',
      title: 'Gyms and studios',
      description: 'Places to train in company. Members have physical access in 24–48 hours.',
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
        'Healthcare providers where members go for screenings, check\u2011ups and advice from a person.',
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

/** Written by us to show what a partner could report; not said by anybody. */
export const samples = {
  title: 'What a result could look like',
  lead: 'These three are samples. We wrote them; no partner has said them.',
  label: 'Sample',
  results: [
    {
      result: 'The quiet hour fills up',
      quote:
        'We put a Silver offer on the hour after lunch, when the floor stood empty. Now members book that hour.',
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
    { name: 'Onboarding fee', value: 'About R120 per month plus transaction revenue' },
    { name: 'What you see', value: 'Anonymised transactions only: no names, no readings' },
    { name: 'What you give', value: 'Tier discounts of up to 30%, plus any offer you choose to run' },
    { name: 'If it is not for you', value: 'Refund within 14 days if there were no reward transactions' },
  ],
} as const satisfies SpecificationSection

const { categories: waysToEarn }: PointCategorySection = pointCategories
const partnerIntegration = waysToEarn
  .flatMap(({ activities }) => activities)
  .find(({ activity }) => activity === 'Partner Integration')!

/** What stands at a partner's counter; the slip is a sample. */
export const till = {
  sticker: {
    alt: 'A round sticker: a K of large dots in a woven rim.',
    caption: 'For your door, so that members find you.',
  },
  slip: {
    label: 'Sample',
    title: offers.rewards,
    rows: [
      { name: partnerIntegration.activity, value: `${partnerIntegration.points} points` },
      { name: 'Member', value: 'not shown' },
    ],
    caption: 'For your till: what was earned, and never by whom.',
  },
} as const satisfies TillContent

export const advantages = {
  title: 'What a small business gains',
  items: [
    {
      title: 'A corner shop ranks as a chain does',
      text: 'The app lists partners by distance, so a shop round the corner stands before a mall across town.',
    },
    {
      title: 'A fee you can budget',
      text: 'The monthly amount is printed on this page, before you have spoken to anybody.',
    },
    {
      title: 'No personal data to guard',
      text: 'Members reach you as anonymised transactions. There is no list of names for you to lose.',
    },
    {
      title: 'Customers who come in groups',
      text: 'Circles walk, cook and train together. A circle that likes your place brings everybody in it.',
    },
  ],
} as const satisfies FeatureSection

export const callToAction = {
  title: 'Put your counter on the map',
  text: 'Tell us what you sell and which suburb or village you serve, or read first what members earn.',
  actions: [
    { label: 'Ask to join', to: '/contact' },
    { label: 'See how members earn', to: '/rewards' },
  ],
} as const satisfies CallToActionContent
