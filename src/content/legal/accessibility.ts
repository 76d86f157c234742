import {
  accessibilityGuidelines,
  accessibilityTarget,
  legalLastUpdated,
  websiteAccessibilityAim,
} from '../figures.ts'
import { site } from '../site.ts'
import type { LegalDocument } from './types.ts'

/** Accessibility: the target, what was tested and how, what was not, and how to report a problem. */
export const accessibility = {
  id: 'accessibility',
  title: 'Accessibility',
  lastUpdated: legalLastUpdated.accessibility,
  summary: [
    `Our target is ${accessibilityTarget}; the work on this website aims at ${websiteAccessibilityAim}.`,
    'We test by machine: known failures, keyboard, zoom, contrast, and pages without JavaScript.',
    'People with disabilities have not tested it, nobody has listened to it with a screen reader, and no auditor has examined it.',
    'Some buttons do nothing yet; they say so.',
    `If something stops you, write to ${site.supportEmail}.`,
  ],
  sections: [
    {
      heading: 'Our target',
      blocks: [
        {
          kind: 'paragraph',
          text: `The target is the Web Content Accessibility Guidelines, version ${accessibilityGuidelines.version}, level ${accessibilityGuidelines.level}.`,
        },
        {
          kind: 'paragraph',
          text: 'A target is not a certificate. Whether it covers the app, WhatsApp and USSD too is not settled yet.',
        },
      ],
    },
    {
      heading: 'What we build for',
      blocks: [
        {
          kind: 'list',
          items: [
            'Headings, lists, tables and landmarks are marked up as such, for screen readers.',
            'Pages follow the light or dark setting of your device, and your wish for less motion.',
            'Pictures have text alternatives, and figures beside them are real text.',
            'Errors in the contact form are next to the field, in words, not in colour alone.',
          ],
        },
      ],
    },
    {
      heading: 'What we tested, and how',
      blocks: [
        {
          kind: 'table',
          caption: 'Automated tests of this website',
          columns: ['What', 'How'],
          rows: [
            [
              'Known WCAG failures',
              'Two checkers, axe-core and IBM Equal Access, on every page and in every state, such as an open menu or a form with errors',
            ],
            [
              'Contrast',
              'Calculated by axe-core, in the light and the dark scheme: level AA for all text, AAA for body text',
            ],
            [
              'Keyboard',
              'Walks with Tab through every page, both ways: what has the focus is visible and never under the header',
            ],
            ['Touch', 'On a phone every button, link and field is as large as level AAA asks for a finger'],
            [
              'Zoom and text',
              'Nothing is cut off at a width of 320 pixels (four times zoom), with text twice as large, and with wider spacing',
            ],
            [
              'Screen readers',
              'What a browser hands to a screen reader, in its order, compared with what it should be',
            ],
            ['No JavaScript', 'Switched off, and with each part of the script lost on the way'],
            ['Browsers', 'The same journey in Chromium, Firefox ESR and WebKitGTK, all on Linux'],
            [
              'Motion, colours and print',
              'Reduced motion, forced colours and printed pages, as far as a browser can imitate them',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Such tests find only some of the barriers that people meet.',
        },
      ],
    },
    {
      heading: 'What we did not test',
      blocks: [
        {
          kind: 'list',
          items: [
            'A real iPhone or iPad, with VoiceOver. WebKitGTK is related to Safari, but is not Safari.',
            'A real Android phone with TalkBack, and Windows with a contrast theme.',
            'By hand: a screen reader, a screen magnifier, voice control or a switch device.',
            'How easy the words are for people who find reading hard, or whose first language is not English. The website is in English only.',
          ],
        },
      ],
    },
    {
      heading: 'Limits we know of',
      blocks: [
        {
          kind: 'list',
          items: [
            'Four buttons, two on the Fitness page and two on the Careers page, do nothing yet. They are meant to be announced as unavailable, with the reason.',
            'The contact form relies on a mail program. If you have none, copy the message and send it in another way.',
            'The patterns of dots are decoration or illustration. What matters in them is also said in words.',
          ],
        },
      ],
    },
    {
      heading: 'Tell us about a problem',
      blocks: [
        {
          kind: 'paragraph',
          text: `Write to ${site.supportEmail}. It helps us to know:`,
        },
        {
          kind: 'list',
          items: [
            'which page you were on',
            'what you wanted to do, and what happened instead',
            'which device and browser you use, and which aids, such as a screen reader or larger text.',
          ],
        },
        {
          kind: 'paragraph',
          text: '“I cannot get past the menu” is enough to start with. Please send no health details.',
        },
        {
          kind: 'paragraph',
          text: 'If you cannot use a page, tell us which part you need and in what form, and we will look for a way with you.',
        },
      ],
    },
    {
      heading: 'If our answer is not good enough',
      blocks: [
        {
          kind: 'paragraph',
          text: 'In South Africa, the Constitution and the Promotion of Equality and Prevention of Unfair Discrimination Act 4 of 2000 protect people with disabilities against unfair discrimination. You can take a complaint to the South African Human Rights Commission.',
        },
      ],
    },
  ],
} as const satisfies LegalDocument
