import { legalLastUpdated } from '../figures.ts'
import { clearFormLabel } from '../labels.ts'
import { dataAction } from '../navigation.ts'
import { site } from '../site.ts'
import type { LegalDocument } from './types.ts'

/** Cookie Policy: no cookies; what the website stores on the device instead, and how to remove it. */
export const cookies = {
  id: 'cookies',
  title: 'Cookie Policy',
  lastUpdated: legalLastUpdated.cookies,
  summary: [
    'This website sets no cookies.',
    'It runs no analytics and loads nothing from anybody else.',
    'It keeps a copy of its pages on your device, and asks first if data saving is on or the connection is slow.',
    'A draft of the contact form, scroll positions and closed notices go when you close the tab.',
    'You can remove all of it; this document says how.',
  ],
  sections: [
    {
      heading: 'No cookies, no trackers',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A cookie is a small piece of text that a website stores in your browser and that the browser sends back with every request. This website sets none. That is why no banner asks for your consent. Fonts, pictures and scripts come from this website alone.',
        },
      ],
    },
    {
      heading: 'What the website keeps on your device',
      blocks: [
        {
          kind: 'table',
          caption: 'What is stored, where, why and for how long',
          columns: ['What', 'Where', 'Why', 'How long'],
          rows: [
            [
              'An offline copy of the pages',
              'Cache Storage, filled by a service worker',
              'The site opens without a connection and uses less of your data',
              'Until you remove it; a newer version replaces it',
            ],
            [
              'A draft of the contact form',
              'Session storage (a memory that ends with the tab)',
              'A reload or a lost connection does not cost you what you typed',
              'Until you clear it or close the tab',
            ],
            [
              'How far you had scrolled',
              'Session storage',
              'Back returns you to the same place on the page',
              'Until you close the tab',
            ],
            [
              'That you closed a notice, did not want to install the site or removed its copy',
              'Session storage',
              'You are not asked or told the same thing on every page, and no copy is stored again by itself',
              'Until you close the tab',
            ],
            [
              'The last error of a page: its message, page and time, never what you typed',
              'Session storage',
              'You can read it in the panel and send it to support, if you want to',
              'Until you remove it or close the tab',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The website sends none of this to anyone, and uses none of it to recognise you.',
        },
        {
          kind: 'paragraph',
          text: 'The service worker is a small program of this website in your browser. It stores the pages, shows them when you are offline, and fetches newer versions.',
        },
        {
          kind: 'paragraph',
          text: 'Your browser may also keep ordinary copies of files, as for every website.',
        },
      ],
    },
    {
      heading: 'The contact form',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The form sends nothing itself: your mail program opens with the message written out. It leaves your device only if you send it there; then your mail provider handles it.',
        },
        {
          kind: 'paragraph',
          text: 'The draft can hold your name, your e-mail address and whatever you wrote. On a shared phone or computer, clear it when you have finished.',
        },
      ],
    },
    {
      heading: 'How to remove what a tab remembers',
      blocks: [
        {
          kind: 'paragraph',
          text: `Close the tab: session storage goes with it. A browser that reopens closed tabs may bring the draft back, so “${clearFormLabel}” at the contact form is the surer way.`,
        },
      ],
    },
    {
      heading: 'How to remove the offline copy',
      blocks: [
        {
          kind: 'paragraph',
          text: `Open “${dataAction.label}” at the foot of any page and choose “Remove it from this device”. That removes the copy, the service worker, the draft and what the tab remembers.`,
        },
        {
          kind: 'paragraph',
          text: 'Your browser removes it too when you delete the data of this site. Menus differ:',
        },
        {
          kind: 'list',
          items: [
            'Chrome on Android: Settings, Site settings, All sites; choose this site and delete its data.',
            'Samsung Internet: Settings, Sites and downloads, Manage website data; choose this site and delete its data.',
            'Safari on an iPhone or iPad: the Settings app, Safari (in newer versions under Apps), Advanced, Website Data; remove this site.',
            'On a computer: search your browser’s settings for site data, and delete that of this site.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'If you added the website to your home screen, remove it there too. After “Remove” in the panel, that tab stores no new copy unless you ask for it; what you type in the form is kept again. A visit in a new tab stores a fresh copy. If data saving is on, or your connection is slow, you are asked first. If you want no copy, use a private window.',
        },
      ],
    },
    {
      heading: 'Check it yourself',
      blocks: [
        {
          kind: 'paragraph',
          text: 'On a computer, open your browser’s developer tools (often F12). In Chrome and Edge, look under Application; in Firefox, under Storage. The list of cookies is empty.',
        },
      ],
    },
    {
      heading: 'What this policy does not cover',
      blocks: [
        {
          kind: 'paragraph',
          text: `The Privacy Policy covers the ${site.name} app, WhatsApp and USSD.`,
        },
      ],
    },
    {
      heading: 'Questions and changes',
      blocks: [
        {
          kind: 'paragraph',
          text: `If the website ever stores anything more, this page has to say so, with a new date. If something is missing, write to ${site.supportEmail}.`,
        },
      ],
    },
  ],
} as const satisfies LegalDocument
