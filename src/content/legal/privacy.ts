import { onlyByConsent } from '../consent.ts'
import { archiveAfterMonths, encryption, legalLastUpdated, selfHostingFromYear } from '../figures.ts'
import { meanings } from '../meanings.ts'
import { offers, site } from '../site.ts'
import { competentPerson, informationRegulator } from './law.ts'
import { operatorDetails } from './operator-details.ts'
import { roles } from './roles.ts'
import type { LegalDocument } from './types.ts'

/** Privacy Policy: what is collected, why, who sees it and for how long. */
export const privacy = {
  id: 'privacy',
  title: 'Privacy Policy',
  lastUpdated: legalLastUpdated.privacy,
  summary: [
    'This website sets no cookies, counts no visitors and sends nothing by itself.',
    `The ${site.name} platform works with information about your health. You choose what to connect, tell and post.`,
    `Partners see anonymised transactions. Governments see aggregates, and personal-level data ${onlyByConsent.yours}.`,
    'Giving information is voluntary. What an account needs is shown before you join.',
    `You can see, correct or delete what is held about you, and withdraw a consent: write to ${site.supportEmail}.`,
  ],
  sections: [
    {
      heading: 'What this policy covers',
      blocks: [
        {
          kind: 'paragraph',
          text: `This policy covers this website, which collects almost nothing, and the ${site.name} platform (the mobile app, WhatsApp and USSD), which works with information about your health. POPIA, the Protection of Personal Information Act 4 of 2013, protects you on both. POPIA Compliance goes through it condition by condition.`,
        },
      ],
    },
    {
      heading: 'This website',
      blocks: [
        {
          kind: 'list',
          items: [
            'It sets no cookies, runs no analytics and loads nothing from anybody else.',
            'The contact form sends nothing itself: it opens your mail program, and you decide whether to send.',
            'A points plan that you make is part of the page’s address. Whoever has the address can see it, as can the computer that hosts this website when the page comes from there.',
            'What it keeps, it keeps on your device. The Cookie Policy lists each item and how to remove it.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'To send you a page, the computer that hosts this website receives your internet address and that of the page, as every web server does.',
        },
      ],
    },
    {
      heading: 'What the platform collects, and why',
      blocks: [
        {
          kind: 'table',
          caption: 'Information that the platform works with',
          columns: ['Information', 'Where it comes from', 'What it is for'],
          rows: [
            [
              'Account details: your name and how to reach you',
              'You',
              'Running your account and sending you notices',
            ],
            [
              'Payment data',
              'You and your payment provider',
              'Fees, refunds and records that the law asks for',
            ],
            [
              'Your area or location',
              'You, or your phone if you allow it',
              'Partners and circles near you, notices for an area, aggregates by area',
            ],
            [
              'Wellness readings, such as movement and sleep',
              'The devices you connect and what you enter',
              'Your personal tracking',
            ],
            [
              `Conversations with ${offers.coach}`,
              'You, by app, WhatsApp or USSD',
              'Answering you and shaping your plan',
            ],
            ['Posts in circles and live sessions', 'You', 'Showing them to that circle or session'],
            [
              'Points and reward transactions',
              'Your activities and the partners you visit',
              `${offers.rewards}, your tier and your discounts`,
            ],
            ['Messages to support', 'You', 'Answering you'],
            [
              'Anonymised aggregates',
              'Readings, activities and areas of many people',
              'Insights for governments',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The company has still to confirm this list. No law obliges you to give us any of it. Without account and payment details we cannot open an account; without a reading or an activity there are no points for it.',
        },
      ],
    },
    {
      heading: 'Who sees what',
      blocks: [
        {
          kind: 'table',
          caption: 'What each role sees on the platform',
          columns: ['Role', 'What they see'],
          rows: roles.map((role) => [role.name, role.sees]),
        },
        {
          kind: 'paragraph',
          text: `“Anonymised” means: ${meanings.anonymised}. A partner’s list of transactions says that a reward was redeemed, not by whom.`,
        },
        {
          kind: 'paragraph',
          text: `“Aggregates” are ${meanings.aggregates}. You can withdraw a consent to share more at any time.`,
        },
        {
          kind: 'paragraph',
          text: 'What you post in a circle is seen by its members. Doctors, clinics and other healthcare providers see what you show them, or what a law or a court requires.',
        },
      ],
    },
    {
      heading: 'Who works for us, and in which countries',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Others may process information for us, such as hosts and payment providers. POPIA calls them operators. They may act only with our knowledge or authority and have to keep it confidential. They have to secure it under a written contract and tell us at once of a breach (sections 20 and 21).',
        },
        {
          kind: 'paragraph',
          text: 'Information leaves South Africa only as section 72 of POPIA allows: the recipient is bound to adequate protection, or you consent, or a contract with you or in your interest needs it. WhatsApp and your mobile network carry messages under privacy rules of their own, WhatsApp also through other countries. Which operators and countries are involved is still to be listed here, before anybody gets an account.',
        },
      ],
    },
    {
      heading: 'The AI',
      blocks: [
        {
          kind: 'paragraph',
          text: `${offers.coach} is an AI. It answers from what you tell it and from the readings you share.`,
        },
        {
          kind: 'paragraph',
          text: `From year ${selfHostingFromYear}, a government may host the AI itself, as its contract sets out. The table of who sees what applies then too.`,
        },
      ],
    },
    {
      heading: 'How we protect it',
      blocks: [
        {
          kind: 'paragraph',
          text: `On our platform, personal data is protected with ${encryption} encryption. No protection is perfect. If somebody gets unlawful access to your personal information, POPIA requires us to tell you and the Information Regulator, and we will.`,
        },
        {
          kind: 'paragraph',
          text: 'Lock your phone: anyone who can open your WhatsApp can read your conversations there. USSD is not encrypted from end to end: your mobile network can read what you send.',
        },
      ],
    },
    {
      heading: 'How long we keep it',
      blocks: [
        {
          kind: 'paragraph',
          text: `We keep your information while your account is in use. An account that has been inactive for more than ${archiveAfterMonths} months is archived, not deleted: you can ask for it back, or ask us to delete it. The law may require some records, such as those of payments, for longer.`,
        },
      ],
    },
    {
      heading: 'Children',
      blocks: [
        {
          kind: 'paragraph',
          text: `We use a child’s information only with the prior consent of a “competent person”: ${competentPerson}. If you think that a child uses the platform without it, please tell us.`,
        },
      ],
    },
    {
      heading: 'Rights, complaints and changes',
      blocks: [
        {
          kind: 'paragraph',
          text: `POPIA Compliance lists your rights and says how to use them. You may complain to the Information Regulator of South Africa at any time, at ${informationRegulator}.`,
        },
        {
          kind: 'paragraph',
          text: 'Before a change that affects you, we give you notice; the new text appears on this page with a new date.',
        },
        operatorDetails,
      ],
    },
  ],
} as const satisfies LegalDocument
