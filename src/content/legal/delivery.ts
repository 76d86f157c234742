import { offers, site } from '../site.ts'
import type { LegalDocument } from '../types.ts'
import {
  citizenSubscriptionRandPerMonth,
  creditThresholdHours,
  extraUserRandPerMonth,
  familyMembersGold,
  familyMembersPlatinum,
  physicalAccessMaxHours,
  physicalAccessMinHours,
  selfHostingFromYear,
} from './figures.ts'
import { outlineOf } from './outline.ts'

/** Delivery: how accounts, access, rewards and partner access reach the people who pay for them. */
export const delivery = {
  ...outlineOf('delivery'),
  summary: `${site.name} is a digital service, so nothing comes by courier. This document says how accounts, subscription access, rewards and partner access reach you, and what to do when they do not.`,
  sections: [
    {
      heading: 'What we deliver',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We deliver access: to an app, to a conversation, to a dashboard, or through the door of a partner. We post no parcels, so there is no delivery fee and no delivery address.',
        },
        {
          kind: 'table',
          caption: 'What reaches you, how and when',
          columns: ['What', 'How', 'When'],
          rows: [
            ['Your account', 'Mobile app, WhatsApp or USSD', 'When you have joined'],
            ['Subscription access', 'In your account', 'Month by month, while it is paid'],
            [`${offers.rewards} points and tiers`, 'In your account', 'As you complete activities'],
            [
              'Physical partner access',
              'At the partner’s door or counter',
              `${physicalAccessMinHours}–${physicalAccessMaxHours} hours`,
            ],
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
          text: `Citizens reach ${site.name} by mobile app, WhatsApp or USSD. The app and WhatsApp need a phone with data; USSD works on any cell phone with a signal.`,
        },
        {
          kind: 'paragraph',
          text: `This website does not open accounts yet: Sign In and Get Started lead to no sign-up form. To join, write to ${site.supportEmail} and say which of the three ways suits you.`,
        },
      ],
    },
    {
      heading: 'Subscription access',
      blocks: [
        {
          kind: 'paragraph',
          text: `In South Africa a citizen’s subscription costs R${citizenSubscriptionRandPerMonth} per month. It gives access for the month that it pays for, and each renewal gives access for the next.`,
        },
        {
          kind: 'paragraph',
          text: 'You can add people:',
        },
        {
          kind: 'list',
          items: [
            `Bronze and Silver members can add users for R${extraUserRandPerMonth} per user per month.`,
            `Gold members can have up to ${familyMembersGold} extra family members, Platinum members up to ${familyMembersPlatinum}.`,
          ],
        },
        {
          kind: 'paragraph',
          text: 'Your mobile network may charge for data, messages or USSD. Those charges go to the network, not to us.',
        },
      ],
    },
    {
      heading: 'Rewards',
      blocks: [
        {
          kind: 'paragraph',
          text: `Points appear in your account when an activity has been recorded. A device has to send its readings first; if it was offline, the points follow later. Your ${offers.rewards} tier follows from your points. The Rewards page lists every point value and what each tier unlocks.`,
        },
        {
          kind: 'paragraph',
          text: 'You redeem a reward with the partner that offers it. The partner sees an anonymised transaction, not your health.',
        },
      ],
    },
    {
      heading: 'Access to partners',
      blocks: [
        {
          kind: 'paragraph',
          text: `A physical partner is a place that you walk into, such as a gym. Physical partner access takes ${physicalAccessMinHours}–${physicalAccessMaxHours} hours to arrange, so ask for it before you set out.`,
        },
        {
          kind: 'paragraph',
          text: `If you still have no access after ${physicalAccessMaxHours} hours, write to ${site.supportEmail}. Say which partner and which branch, and when you asked. Opening hours and house rules are the partner’s own.`,
        },
      ],
    },
    {
      heading: 'Small businesses',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We onboard you as a partner. After that you can promote offers and redeem members’ rewards, and you see anonymised transactions. Nothing is shipped to your shop. The fee stands in the Terms of Service.',
        },
      ],
    },
    {
      heading: 'Governments',
      blocks: [
        {
          kind: 'paragraph',
          text: `${offers.wellnet} gives a government dashboards, outbreak management and anonymised insights. The contract sets out the stages, the dates and the annual fee per citizen.`,
        },
        {
          kind: 'paragraph',
          text: `From year ${selfHostingFromYear}, the AI can be self-hosted: the government runs it on systems of its own. Self-hosting, too, is delivered as the contract sets out.`,
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
          text: `If all three are in order, write to ${site.supportEmail}. Tell us what you were waiting for and since when. Please leave health details out.`,
        },
        {
          kind: 'paragraph',
          text: `If downtime exceeds ${creditThresholdHours} hours, you get a pro-rata credit. Credits and refunds are explained in the Terms of Service.`,
        },
      ],
    },
    {
      heading: 'Questions and changes',
      blocks: [
        {
          kind: 'paragraph',
          text: `Questions about delivery go to ${site.supportEmail}. When this document changes, the new text appears on this page with a new date.`,
        },
      ],
    },
  ],
} as const satisfies LegalDocument
