import { capitalised } from '../../format.ts'
import { exceptByLaw, onlyByConsent, partnersSee } from '../consent.ts'
import { encryption, legalLastUpdated } from '../figures.ts'
import { offers, site } from '../site.ts'
import { informationRegulator } from './law.ts'
import { operatorDetails } from './operator-details.ts'
import type { LegalDocument } from './types.ts'

/** POPIA Compliance: the eight conditions, consent and the rights of the person behind the data. */
export const popia = {
  id: 'popia',
  title: 'POPIA Compliance',
  lastUpdated: legalLastUpdated.popia,
  summary: [
    'POPIA gives you rights over information about you. This document says how we work with it; it is no certificate and does not replace the Act.',
    'The law gives information about your health extra protection. A consent that you gave can be withdrawn.',
    `A government sees aggregates, and personal-level data ${onlyByConsent.yours}.`,
    `To see, correct or delete information, or to object, write to ${site.supportEmail}.`,
    `You may complain to the Information Regulator at any time: ${informationRegulator}.`,
  ],
  sections: [
    {
      heading: 'The Act in short',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The Protection of Personal Information Act 4 of 2013 (POPIA) says how organisations may use information about people. The Information Regulator enforces it. In the words of the Act, you are the data subject, and whoever decides why and how your information is used is the responsible party.',
        },
        operatorDetails,
      ],
    },
    {
      heading: 'The eight conditions',
      blocks: [
        {
          kind: 'table',
          caption: 'What POPIA asks, and what we do',
          columns: ['Condition', 'What it asks', 'What we do'],
          rows: [
            [
              'Accountability',
              'Somebody answers for the information',
              `We do, through the Information Officer to be named above, at ${site.supportEmail}`,
            ],
            [
              'Processing limitation',
              'Use is lawful and no wider than needed',
              `Partners see ${partnersSee.exactly}; governments see aggregates by default`,
            ],
            [
              'Purpose specification',
              'A clear purpose, and no keeping for longer than it needs',
              'The Privacy Policy states each purpose and how long information is kept',
            ],
            [
              'Further processing limitation',
              'A new use must fit the first purpose',
              `Personal-level data for a government needs your explicit consent, ${exceptByLaw}`,
            ],
            [
              'Information quality',
              'Information is correct and up to date',
              'You see your own data and can have it corrected',
            ],
            [
              'Openness',
              'People know what is collected and why',
              'The Privacy Policy states sources, purposes, recipients, what is voluntary and your rights (section 18)',
            ],
            [
              'Security safeguards',
              'Information is kept safe, and people are told when it was not',
              `${encryption} encryption; if your information is breached, we tell you and the Information Regulator`,
            ],
            [
              'Data subject participation',
              'You can see and correct what is held about you',
              'Write to us; the last sections of this document say how',
            ],
          ],
        },
      ],
    },
    {
      heading: 'Information about your health',
      blocks: [
        {
          kind: 'paragraph',
          text: `POPIA counts health among “special personal information”, which may be used only on narrow grounds. Your consent is one of them. Readings from your devices and conversations with ${offers.coach} can say a lot about your health, so they belong here.`,
        },
      ],
    },
    {
      heading: 'Who may see what',
      blocks: [
        {
          kind: 'paragraph',
          text: `${capitalised(partnersSee.exactly)} for partners; aggregates for governments, by default. Information from which nobody can be recognised again falls outside POPIA. Our Terms of Service forbid any attempt to find out who is behind it.`,
        },
      ],
    },
    {
      heading: 'Explicit consent',
      blocks: [
        {
          kind: 'paragraph',
          text: `If a government wants personal-level data, it needs your explicit consent first, ${exceptByLaw}. That means:`,
        },
        {
          kind: 'list',
          items: [
            'you know who asks, for which information and for what',
            'you say yes yourself; silence is not a yes',
            'you can say no',
            'you can withdraw your yes at any time.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'What was lawfully done before you withdrew stays lawful. After it, nothing more is shared on the ground of that consent.',
        },
      ],
    },
    {
      heading: 'The AI',
      blocks: [
        {
          kind: 'paragraph',
          text: `POPIA protects you against decisions with legal or similarly serious consequences that are made by a machine alone. ${offers.coach} gives guidance. If you believe that an automated result has affected your rights, write to us and ask for a person to look at it.`,
        },
      ],
    },
    {
      heading: 'Your rights',
      blocks: [
        {
          kind: 'list',
          items: [
            'to be told when information about you is collected, and when someone gained access to it unlawfully',
            'to know whether we hold information about you, and to see it',
            'to have it corrected, destroyed or deleted where the Act says so',
            'to object to its use, on reasonable grounds',
            'to object to direct marketing',
            'not to be subject to certain decisions made by a machine alone',
            'to complain to the Information Regulator, and to go to court.',
          ],
        },
      ],
    },
    {
      heading: 'How to use your rights',
      blocks: [
        {
          kind: 'list',
          items: [
            `Write to ${site.supportEmail} with “POPIA” in the subject line; mark it for the Information Officer.`,
            'Say what you want: to see, correct, delete, object or withdraw a consent.',
            'Say which account it is about, without health details.',
            'We may have to check that it is really you before we act.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'For access to records you can also use the Promotion of Access to Information Act 2 of 2000 (PAIA). Its section 51 asks for a manual on this website; the company that runs the service has still to add it.',
        },
        {
          kind: 'paragraph',
          text: 'You may complain without asking us first. The Information Regulator’s website has the forms and addresses.',
        },
      ],
    },
  ],
} as const satisfies LegalDocument
