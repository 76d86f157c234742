/** The words of /careers. */
import { inertReason } from './labels.ts'
import { whoLink } from './links.ts'
import { notSettledTitle } from './not-settled.ts'
import { status } from './status.ts'
import type { CallToActionContent, FeatureSection, HeroContent } from './types.ts'

/** What is open about an application (the specification has no steps), one line each. */
export const notSettled = [
  'The steps of an application, how long each takes, and which company would employ you.',
] as const

export const hero = {
  kicker: 'Careers',
  title: 'Join Our Mission',
  lead: 'We build wellness infrastructure for a keypad phone in a clinic queue and for a screen in a ministry.',
  actions: [
    { label: 'How applying could go', to: '/careers', hash: 'steps' },
    { label: 'What we want to offer', to: '/careers', hash: 'benefits' },
  ],
} as const satisfies HeroContent

export const values = {
  title: 'Four values we hire by',
  items: [
    {
      title: 'Wellness First',
      text: 'A feature that makes a member anxious is a defect, however often it is tapped.',
    },
    { title: 'Innovation', text: 'Something is new when it works on an old phone with no data left.' },
    {
      title: 'Community',
      text: 'Ask the people who queue at a clinic before drawing a screen for them.',
    },
    {
      title: 'Impact',
      text: 'Done means somebody slept better, was\u00a0screened or sold more.',
    },
  ],
} as const satisfies FeatureSection

export const benefits = {
  title: 'Six things we want to offer',
  lead: 'These are wishes. Your offer letter states what applies to you.',
  items: [
    { title: 'Work where you live', text: 'Any place with a signal.' },
    { title: 'Data and airtime', text: 'Paid for, because you test on prepaid data.' },
    { title: 'Time to be well', text: 'For a check-up or a child’s fever.' },
    { title: 'Learning at work', text: 'Courses happen in working hours.' },
    { title: 'Membership for you', text: 'Use what you help to build.' },
    { title: 'Pay in the open', text: 'A job advertisement names the pay.' },
  ],
} as const satisfies FeatureSection

/** The steps of an application. They give no durations and no promises, because the specification has none. */
export const hiring = {
  title: 'How an application could go',
  steps: [
    { title: 'You write', text: 'Name one thing on this site you would change.' },
    { title: 'We talk', text: 'About your work, with the team you would join.' },
    { title: 'We try', text: 'A small real task, on your own phone or computer.' },
    { title: 'We answer', text: 'Yes or no.' },
  ],
  notSettledList: {
    title: notSettledTitle,
    points: notSettled,
    link: whoLink,
  },
} as const

/** Applications by e-mail, and the two buttons of the specification, which do nothing. */
export const openApplication = {
  title: 'Say what you would fix',
  text: ['We list no roles here.', status.beforeWriting].filter(Boolean).join(' '),
  actions: [{ label: 'Ask about work', subject: 'Working with you' }],
  inert: { labels: ['Send Open Application', 'Contact Us'], reason: inertReason },
} as const satisfies CallToActionContent
