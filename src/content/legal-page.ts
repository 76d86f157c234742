/** The words of /legal besides the six documents in `content/legal/`. */
import { status } from './status.ts'
import type { HeroContent, MailLink } from './types.ts'

export const hero = {
  kicker: 'Legal',
  title: 'The rules, in plain words.',
  lead: 'What you pay, what you get back, who sees what. The six documents are incomplete until the company that runs the service is named.',
  actions: [],
} as const satisfies HeroContent

export const menu = {
  label: 'Documents',
  title: 'Six documents',
  /** Shown before a document's `lastUpdated`. */
  updated: 'Updated',
  print: 'Print this document',
  inShort: 'In short',
  legend: 'One dot is {words} words.',
  /** Length of a document: the words on show, and what is read out after them. */
  minutes: '{minutes} minutes',
  toRead: 'to read',
} as const

/** The mail link for requests about one's own personal information. */
export const dataRequest = {
  before: 'To see, correct or delete your personal information, or to object to its use:',
  label: 'Make a data request',
  subject: 'POPIA: a request about my personal information',
} as const satisfies MailLink

/** The two mail links at the bottom of the page. */
export const support = {
  title: 'Something unclear?',
  ...(status.beforeWriting && { lead: status.beforeWriting }),
  links: [
    {
      before: 'If a sentence could mean two things, tell us which one puzzles you.',
      label: 'Ask about a document',
      subject: 'A question about a legal document',
    },
    dataRequest,
  ],
} as const satisfies { title: string; lead?: string; links: readonly MailLink[] }
