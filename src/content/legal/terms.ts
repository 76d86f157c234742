import { offers, site } from '../site.ts'
import type { LegalDocument } from '../types.ts'
import {
  ambulanceNumber,
  archiveAfterMonths,
  citizenRefundDays,
  citizenSubscriptionRandPerMonth,
  creditThresholdHours,
  emergencyNumber,
  extraUserRandPerMonth,
  familyMembersGold,
  familyMembersPlatinum,
  liabilityMonths,
  smeOnboardingRandPerMonth,
  smeRefundDays,
} from './figures.ts'
import { outlineOf } from './outline.ts'
import { roles } from './roles.ts'

/** Terms of Service: roles, fees, refunds, credits and liability. */
export const terms = {
  ...outlineOf('terms'),
  summary: `The rules for using ${site.name}: what you can do with it, what it costs, when you get money back and what we are responsible for.`,
  sections: [
    {
      heading: 'Who these terms are for',
      blocks: [
        {
          kind: 'paragraph',
          text: `These terms apply when you use ${site.name}: ${offers.coach}, community circles, fitness tracking, ${offers.rewards}, the partner network and ${offers.wellnet}. Citizens use it by mobile app, WhatsApp or USSD.`,
        },
        {
          kind: 'paragraph',
          text: `“We” means ${site.name}. “You” means the citizen, the small business (SME) or the government that uses it. By opening an account you accept these terms. If anything in them is unclear, write to ${site.supportEmail} before you join.`,
        },
      ],
    },
    {
      heading: 'What each role can do',
      blocks: [
        {
          kind: 'table',
          caption: 'The three roles on the platform',
          columns: ['Role', 'What they can do', 'What they see'],
          rows: roles.map((role) => [role.name, role.can, role.sees]),
        },
        {
          kind: 'paragraph',
          text: 'The Privacy Policy explains what these limits mean for personal data.',
        },
      ],
    },
    {
      heading: `${offers.coach} is not a doctor`,
      blocks: [
        {
          kind: 'paragraph',
          text: `${offers.coach} is an AI. It gives guidance on everyday wellness. It does not diagnose, prescribe or treat, and it can be wrong. Speak to a doctor, nurse or pharmacist about anything that worries you, and never stop or put off treatment because of something ${offers.coach} said.`,
        },
        {
          kind: 'paragraph',
          text: `In an emergency, do not wait for ${offers.coach}: call the local emergency services. In South Africa, dial ${emergencyNumber} from a cell phone, or ${ambulanceNumber} for an ambulance.`,
        },
      ],
    },
    {
      heading: 'Your account',
      blocks: [
        {
          kind: 'list',
          items: [
            'Give us correct details, and tell us when they change.',
            'Keep your sign-in details to yourself. If you think that someone else is using your account, write to us at once.',
            'A child may join only with the consent of a parent or guardian.',
          ],
        },
        {
          kind: 'paragraph',
          text: `An account that has been inactive for more than ${archiveAfterMonths} months is archived. Write to us if you want to use it again, or to have it deleted.`,
        },
      ],
    },
    {
      heading: 'What it costs',
      blocks: [
        {
          kind: 'table',
          caption: 'Fees',
          columns: ['Who pays', 'For what', 'How much'],
          rows: [
            ['Citizens in South Africa', 'Subscription', `R${citizenSubscriptionRandPerMonth} per month`],
            [
              'Bronze and Silver members',
              'Each user they add',
              `R${extraUserRandPerMonth} per user per month`,
            ],
            [
              'Small businesses (SMEs)',
              'Onboarding as a partner',
              `About R${smeOnboardingRandPerMonth} per month, plus transaction revenue`,
            ],
            ['Governments', offers.wellnet, 'An annual fee per citizen; each contract sets the amount'],
          ],
        },
        {
          kind: 'paragraph',
          text: `Family integration is a benefit of the two upper tiers: a Gold member can have up to ${familyMembersGold} extra members, a Platinum member up to ${familyMembersPlatinum}.`,
        },
        {
          kind: 'paragraph',
          text: 'The SME fee in the table is approximate. Your partner agreement states the exact fee and how transaction revenue is worked out. Your mobile network may charge you for data, messages or USSD; those charges come on top and go to the network.',
        },
      ],
    },
    {
      heading: 'Points and partners',
      blocks: [
        {
          kind: 'paragraph',
          text: `The Rewards page shows what each activity earns and what each ${offers.rewards} tier unlocks. Where it says “up to”, the figure is the most that a partner gives; some offers are smaller.`,
        },
        {
          kind: 'paragraph',
          text: 'Partners sell their own goods and services and answer for them. If a partner does not honour an offer, tell us as well.',
        },
      ],
    },
    {
      heading: 'Refunds',
      blocks: [
        {
          kind: 'table',
          caption: 'When you get your money back',
          columns: ['Who', 'Refund', 'No refund'],
          rows: [
            [
              'Citizens',
              `Within ${citizenRefundDays} days of your first subscription`,
              'After that, and on renewals',
            ],
            [
              'Small businesses (SMEs)',
              `Within ${smeRefundDays} days, if you have had no reward transactions`,
              'After that, or once there has been a reward transaction',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: `To ask for a refund, write to ${site.supportEmail} within that time and say which account it is for.`,
        },
        {
          kind: 'paragraph',
          text: 'The Consumer Protection Act 68 of 2008 and the Electronic Communications and Transactions Act 25 of 2002 may give you further rights to cancel or to be refunded. Nothing in these terms takes those rights away.',
        },
      ],
    },
    {
      heading: 'Credits for downtime',
      blocks: [
        {
          kind: 'paragraph',
          text: `If downtime exceeds ${creditThresholdHours} hours, you get a pro-rata credit: the part of your fee that belongs to the time when the service was down.`,
        },
      ],
    },
    {
      heading: 'The limit of our liability',
      blocks: [
        {
          kind: 'paragraph',
          text: `Our liability to you is limited to the last ${liabilityMonths} months’ fees: what you paid us in the ${liabilityMonths} months before the event behind your claim. Where the law does not allow a limit, this one does not apply.`,
        },
      ],
    },
    {
      heading: 'Fair use',
      blocks: [
        { kind: 'paragraph', text: 'So that everybody can rely on the platform, please do not:' },
        {
          kind: 'list',
          items: [
            'use another person’s account, or let someone earn points in your name',
            'send false readings to collect points',
            'bully, threaten or mislead people in a circle or a live session',
            'try to find out who is behind anonymised or aggregated data',
            'break, overload or get around the security of the platform.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'We may suspend an account that does any of this. We will tell you why, and you can answer.',
        },
      ],
    },
    {
      heading: 'Cancelling, changes and the law',
      blocks: [
        {
          kind: 'paragraph',
          text: `To cancel a subscription, write to ${site.supportEmail}. A cancelled subscription is not renewed.`,
        },
        {
          kind: 'paragraph',
          text: 'When these terms change, the new text appears on this page with a new date. South African law applies to these terms.',
        },
      ],
    },
  ],
} as const satisfies LegalDocument
