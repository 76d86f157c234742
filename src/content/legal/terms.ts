import { capitalised } from '../../format.ts'
import { coverageBeforePaying, networkCharges, openAboutPrices } from '../costs.ts'
import {
  ambulanceNumber,
  archiveAfterMonths,
  citizenRefundDays,
  coolingOffDays,
  coolingOffRefundDays,
  creditThresholdHours,
  emergencyNumber,
  familyMembersGold,
  familyMembersPlatinum,
  legalLastUpdated,
  liabilityMonths,
  missingInformationDays,
  partnerOfferUpToPercent,
  priceInWords,
  prices,
  smeRefundDays,
} from '../figures.ts'
import { offers, site } from '../site.ts'
import { competentPerson } from './law.ts'
import { operatorDetails } from './operator-details.ts'
import { roles } from './roles.ts'
import type { LegalDocument } from './types.ts'

/** Terms of Service: roles, fees, refunds, credits and liability. */
export const terms = {
  id: 'terms',
  title: 'Terms of Service',
  lastUpdated: legalLastUpdated.terms,
  summary: [
    `A citizen pays ${priceInWords(prices.citizen)} in South Africa, a small business ${priceInWords(prices.sme)}, a government an annual fee per citizen.`,
    `Money back: a citizen within ${citizenRefundDays} days of the first subscription, a small business within ${smeRefundDays} days if it had no reward transactions.`,
    `Liability: where the law allows, at most the last ${liabilityMonths} months’ fees.`,
    'You cancel by e-mail, and hear of a change before it applies.',
    `${offers.coach} is not a doctor. In an emergency, phone\u00a0${emergencyNumber} or\u00a0${ambulanceNumber}.`,
  ],
  sections: [
    {
      heading: 'Who these terms are for',
      blocks: [
        {
          kind: 'paragraph',
          text: `These terms apply when you use ${site.name}: ${offers.coach}, community circles, fitness tracking, ${offers.rewards}, the partner network and ${offers.wellnet}.`,
        },
        {
          kind: 'paragraph',
          text: `“We” means ${site.name}. “You” means the citizen, the small business (SME) or the government that uses it. By opening an account you accept these terms.`,
        },
      ],
    },
    {
      heading: 'Before you pay anywhere',
      blocks: [
        {
          kind: 'paragraph',
          text: 'This website sells nothing. Where the service is sold online, section 43 of the Electronic Communications and Transactions Act 25 of 2002 (ECT\u00a0Act) entitles you to see, before you order:',
        },
        {
          kind: 'list',
          items: [
            'who we are: full name, legal status, registration number and place, office bearers, street address, telephone number, e-mail address and where legal documents are received',
            'what you get, when it starts, how long it lasts at least, and the full price with taxes and all other costs',
            'how you pay, and how your payment and your information are kept safe',
            'the terms, how to keep a copy of them and a record of the transaction, and how to cancel, be refunded and settle a dispute',
            'any code of conduct or body that we have joined.',
          ],
        },
        {
          kind: 'paragraph',
          text: `You must also be able to check the order, correct it and withdraw. Where any of this is missing, the Act lets you cancel within ${missingInformationDays} days of receiving the service.`,
        },
        operatorDetails,
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
      ],
    },
    {
      heading: `${offers.coach} is not a doctor`,
      blocks: [
        {
          kind: 'paragraph',
          text: `${offers.coach} is an AI. It gives guidance on everyday wellness. It does not diagnose, prescribe or treat, and it can be wrong. Speak to a doctor, nurse or pharmacist about anything that worries you. Never stop or put off treatment because of something ${offers.coach} said.`,
        },
        {
          kind: 'paragraph',
          text: `In an emergency, phone ${emergencyNumber} from any cell phone, or ${ambulanceNumber} for an ambulance.`,
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
            `A child may join only with the prior consent of ${competentPerson}.`,
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
          prices: 'How much',
          rows: [
            ['Citizens in South Africa', 'Subscription', capitalised(priceInWords(prices.citizen))],
            ['Bronze and Silver members', 'Each user they add', priceInWords(prices.extraUser)],
            ['Citizens', 'Fitness', capitalised(priceInWords(prices.fitness))],
            ['Small businesses (SMEs)', 'Onboarding as a partner', capitalised(priceInWords(prices.sme))],
            ['Governments', offers.wellnet, capitalised(priceInWords(prices.government))],
          ],
        },
        {
          kind: 'paragraph',
          text: `${coverageBeforePaying} A Gold member can have up to ${familyMembersGold} extra members, a Platinum member up to ${familyMembersPlatinum}.`,
        },
        {
          kind: 'paragraph',
          text: `The SME fee is approximate; your partner agreement has to state it exactly, and what transaction revenue is. ${openAboutPrices.vat} is not settled yet. ${networkCharges}`,
        },
      ],
    },
    {
      heading: `${offers.rewards}, a\u00a0loyalty programme`,
      blocks: [
        {
          kind: 'paragraph',
          text: 'Section 35 of the Consumer Protection Act 68 of 2008 (CPA) requires a loyalty programme to say plainly what it offers and how to use it:',
        },
        {
          kind: 'list',
          items: [
            `What you get: points for activities, and with them a tier. A tier lowers prices by up to its percentage. How partner discounts of up to ${partnerOfferUpToPercent}% fit with it is not settled yet. The Rewards page has every value.`,
            'Where: for goods and services of partners, who sell them and answer for them; at clinics where their professional rules allow. Not for medicines: section 18A of the Medicines and Related Substances Act 101 of 1965 forbids incentives on them.',
            'How to take part: join, and record activities by app, WhatsApp or USSD.',
            'Redeeming: show your tier at the partner. The partner sees an anonymised transaction.',
            'Expiry: these terms set no date on which points or tiers expire.',
            'Cancelling: these terms do not settle what happens to points when you cancel.',
            'Notice: rewards may be restricted for a time only as section 35 allows, after the written notice that it requires. It allows no handling fee where members pay a subscription.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'What is open here has to be settled in the terms that you are shown when you join, before you pay.',
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
          text: `To ask for a refund, write to ${site.supportEmail} within that time and say which account it is for. A partner agreement has to state when its ${smeRefundDays} days begin.`,
        },
        {
          kind: 'paragraph',
          text: `The law gives a consumer more. Section 44 of the ECT Act is about services that you ordered online. You may cancel within ${coolingOffDays} days of the agreement, without reason and without penalty. What you paid is refunded within ${coolingOffRefundDays} days of cancelling. Section 42 takes this right away for some services, for example one that has begun with your consent within those days. Our own refund in the table does not depend on that. After direct marketing, section 16 of the CPA gives a cooling-off right too. These terms take away no right that the law gives you.`,
        },
      ],
    },
    {
      heading: 'Credits for downtime',
      blocks: [
        {
          kind: 'paragraph',
          text: `If downtime exceeds ${creditThresholdHours} hours, you get a pro-rata credit: a part of your fee. How it is worked out is not settled yet.`,
        },
      ],
    },
    {
      heading: 'The limit of our liability',
      blocks: [
        {
          kind: 'notice',
          text: `Please read this with care, because it limits what you can claim. Our liability to you is limited to the last ${liabilityMonths} months’ fees. From which day those months are counted is not settled yet. Where the law allows no limit, as the CPA allows none for gross negligence, this one does not apply.`,
        },
      ],
    },
    {
      heading: 'Fair use',
      blocks: [
        { kind: 'paragraph', text: 'Please do not:' },
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
          text: `To cancel a subscription, write to ${site.supportEmail}. A cancelled subscription is not renewed. ${openAboutPrices.renewal} is not settled yet.`,
        },
        {
          kind: 'paragraph',
          text: 'Before a change to these terms applies to you, we give you notice, and you may cancel instead. How long before is settled in the terms you are shown when you join. The new text appears on this page with a new date. South African law applies.',
        },
      ],
    },
  ],
} as const satisfies LegalDocument
