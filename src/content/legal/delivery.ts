import { creditThresholdHours, legalLastUpdated, physicalAccess } from '../figures.ts'
import { meanings } from '../meanings.ts'
import { offers, site } from '../site.ts'
import type { LegalDocument } from './types.ts'

/** Delivery: how accounts, access, rewards and partner access reach the people who pay for them. */
export const delivery = {
  id: 'delivery',
  title: 'Delivery',
  lastUpdated: legalLastUpdated.delivery,
  summary: [
    'We deliver access: nothing comes by courier.',
    'You reach it by mobile app, WhatsApp or USSD.',
    'Points appear in your account once an activity is recorded; who checks it is not settled yet.',
    `Physical partner access takes ${physicalAccess}.`,
    `If downtime exceeds ${creditThresholdHours} hours, you get a pro-rata credit.`,
  ],
  sections: [
    {
      heading: 'What we deliver',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Access to an app, to a conversation, to a dashboard, or through the door of a partner. We post no parcels, so there is no delivery fee and no delivery address.',
        },
        {
          kind: 'table',
          caption: 'What reaches you, how and when',
          columns: ['What', 'How', 'When'],
          rows: [
            ['Your account', 'Mobile app, WhatsApp or USSD', 'When you have joined'],
            ['Subscription access', 'In your account', 'Month by month, while it is paid'],
            [
              `${offers.rewards} points and tiers`,
              'In your account',
              'Once an activity is recorded (a device has to send its readings first); who checks it is not settled yet',
            ],
            ['Physical partner access', 'At the partner’s door or counter', physicalAccess],
            ['SME onboarding', 'In your partner account', 'When your partner agreement is in place'],
            [`${offers.wellnet} for governments`, 'Dashboards and interfaces', 'As the contract sets out'],
          ],
        },
      ],
    },
    {
      heading: 'Accounts',
      blocks: [
        {
          kind: 'paragraph',
          text: `Citizens reach ${site.name} by mobile app, WhatsApp or USSD. The app and WhatsApp need a phone with data; USSD is ${meanings.ussd}. This website opens no account.`,
        },
      ],
    },
    {
      heading: 'Access to partners',
      blocks: [
        {
          kind: 'paragraph',
          text: `A physical partner is a place that you walk into, such as a gym. When the ${physicalAccess} begin is not settled yet.`,
        },
        {
          kind: 'paragraph',
          text: `If it takes longer, write to ${site.supportEmail}: which partner, which branch, and when you joined.`,
        },
      ],
    },
    {
      heading: 'When something does not arrive',
      blocks: [
        { kind: 'paragraph', text: 'Three things to check first:' },
        {
          kind: 'list',
          items: [
            'Does your phone have a signal and, for the app or WhatsApp, data?',
            'Did the payment go through?',
            'Are you using the phone number or e-mail address that you joined with?',
          ],
        },
        {
          kind: 'paragraph',
          text: `If all three are in order, write to ${site.supportEmail}: what you were waiting for and since when, without health details.`,
        },
      ],
    },
  ],
} as const satisfies LegalDocument
