/** The words of /careers. */
import { inertReason, site } from './site.ts'
import type { CallToActionContent, FeatureSection, HeroContent, StepSection } from './types.ts'

export const hero = {
  kicker: 'Careers',
  title: 'Join Our Mission',
  lead: 'We build wellness infrastructure that has to work on a keypad phone in a clinic queue and on a screen in a ministry.',
  actions: [
    { label: 'What we value', to: '/careers', hash: 'values' },
    { label: 'What you get', to: '/careers', hash: 'benefits' },
  ],
} as const satisfies HeroContent

export const values = {
  title: 'Four values we hire by',
  items: [
    {
      title: 'Wellness First',
      text: 'A feature that makes a member anxious is a defect, however often it is tapped. The same goes for a meeting.',
    },
    {
      title: 'Innovation',
      text: 'Something is new when it works on an old phone with no data left. A demonstration on office Wi\u2011Fi proves little.',
    },
    {
      title: 'Community',
      text: 'We ask the people who queue at a clinic before we draw a screen for them, and we show them the result.',
    },
    {
      title: 'Impact',
      text: 'Done means that somebody slept better, booked a screening or kept a shop busy. Shipping is the step before.',
    },
  ],
} as const satisfies FeatureSection

export const benefits = {
  title: 'Six things you get',
  lead: 'What we want working here to include. Your offer letter states what applies to you.',
  items: [
    {
      title: 'Work from where you live',
      text: 'Code, design and research can be done from any place with a signal.',
    },
    {
      title: 'Data and airtime',
      text: 'We ask you to test on prepaid data, so the bundles you use for it are paid for.',
    },
    {
      title: 'Time to be well',
      text: 'A walk, a check-up or a child’s fever counts as part of the working day. Nobody asks for a reason.',
    },
    {
      title: 'Learning at work',
      text: 'Courses happen in working hours. What you learn you explain to the rest of us, over lunch.',
    },
    {
      title: 'Membership for you',
      text: 'The product we make, including fitness and partners, so that you meet its faults before members do.',
    },
    {
      title: 'Plain pay',
      text: 'An advertisement names the range, an offer gives the reasons, and you can question both.',
    },
  ],
} as const satisfies FeatureSection

/** The steps of an application. They give no durations and no promises, because the specification has none. */
export const hiring = {
  title: 'How an application goes',
  steps: [
    {
      title: 'You write',
      text: 'A plain e-mail. Say what you would do first, and name one thing on this site you would change.',
    },
    {
      title: 'We talk',
      text: 'A conversation about work you have done, with the people you would do the next piece with.',
    },
    {
      title: 'We try',
      text: 'A small task from our real work, done on your own phone or computer.',
    },
    {
      title: 'We answer',
      text: 'Yes or no, with the reasons.',
    },
  ],
} as const satisfies StepSection

/** Applications by e-mail, and the two buttons of the specification, which do nothing. */
export const openApplication = {
  title: 'No role listed? Say what you would fix',
  text: `We list no roles here. Write to ${site.supportEmail} and name one thing you would change, and how.`,
  actions: [{ label: 'Write about work', mailTo: site.supportEmail, subject: 'Working with you' }],
  inert: [
    { label: 'Send Open Application', reason: inertReason },
    { label: 'Contact Us', reason: inertReason },
  ],
} as const satisfies CallToActionContent
