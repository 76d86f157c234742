/** The words of /contact. */
import { formatNumber } from '../format.ts'
import { clearFormLabel } from './labels.ts'
import { dataRequest } from './legal-page.ts'
import { whoLink } from './links.ts'
import { linesOf } from './not-settled.ts'
import { offers, site } from './site.ts'
import { status } from './status.ts'
import type { HeroContent, MailLink } from './types.ts'

const priority = {
  name: 'Priority support',
  value: 'Who has it, and how soon we answer with or without it',
} as const

/** What the specification leaves open on this page, one line each. */
export const notSettled = linesOf([priority])

export const hero = {
  kicker: 'Contact',
  title: 'Tell us what you need.',
  lead: `Choose who you are, and a message to ${site.supportEmail} opens with our questions in it.`,
  actions: [
    { label: 'Write to us', to: '/contact', hash: 'channels' },
    { label: 'Connect a system', to: '/contact', hash: 'request' },
  ],
} as const satisfies HeroContent

/** Three doors to one mailbox, one for each audience. */
export const channels = {
  title: 'Write to support: who are you?',
  lead: [status.beforeWriting, 'All three lead to one mailbox. Please leave health details out.']
    .filter(Boolean)
    .join(' '),
  items: [
    {
      title: 'Members',
      text: 'Points, tiers, fees, devices, or how to join.',
      action: {
        label: 'Write as a member',
        subject: 'A question from a member',
        questions: ['About (points, tier, fee, device, joining):', 'My question:'],
      },
    },
    {
      title: 'Businesses',
      text: 'Onboarding, offers, transactions, agreements.',
      action: {
        label: 'Write as a business',
        subject: 'A question from a business',
        questions: ['My business sells:', 'Town, suburb or village:', 'My question:'],
      },
    },
    {
      title: 'Governments',
      text: `What ${offers.wellnet} shows, and what a contract settles.`,
      action: {
        label: 'Write as a government',
        subject: 'A question from a government',
        questions: ['Department:', 'What we need to see:', 'My question:'],
      },
    },
  ],
  dataRequest,
} as const

/** Maximum lengths of the two long fields, in characters. */
const limits = { systemRequirements: 200, technicalSpecifications: 4_000 } as const

const requestTitle = 'System Integration Request'

export const requestForm = {
  title: requestTitle,
  lead: [
    status.beforeWriting,
    'For ministries, healthcare providers and partners whose systems should connect. Five fields.',
  ]
    .filter(Boolean)
    .join(' '),
  fields: {
    firstName: {
      label: 'First Name',
      required: true,
      errors: { missing: 'Please give your first name, so that we know whom to answer.' },
    },
    lastName: {
      label: 'Last Name',
      required: true,
      errors: { missing: 'Please give your last name too.' },
    },
    email: {
      label: 'Email Address',
      hint: 'We need it to answer you.',
      required: true,
      errors: {
        missing: 'Please give an e-mail address, or we cannot answer.',
        invalid: 'This address is not complete. Write it like name@example.org, without spaces.',
      },
    },
    systemRequirements: {
      label: 'System Requirements',
      hint: 'In a sentence: what should connect, and for whom?',
      required: true,
      limit: limits.systemRequirements,
      errors: {
        missing: 'Please say what should connect.',
        tooLong: `This is longer than ${formatNumber(limits.systemRequirements)} characters. Please move the details to Technical Specifications.`,
      },
    },
    technicalSpecifications: {
      label: 'Technical Specifications',
      hint: 'Systems, formats, volumes, deadlines. Leave out anybody’s health data.',
      required: false,
      limit: limits.technicalSpecifications,
      errors: {
        tooLong: `This is longer than ${formatNumber(limits.technicalSpecifications)} characters. Please shorten it, or attach the rest to the e-mail.`,
      },
    },
  } satisfies Record<string, FormFieldContent>,
  /** Follows the label of an optional field. */
  optional: 'optional',
  charactersLeft: { one: '{count} character left', other: '{count} characters left' },
  charactersOver: { one: '{count} character too many', other: '{count} characters too many' },
  submit: 'Write the e-mail',
  copy: 'Copy the message',
  clear: clearFormLabel,
  /** Button that restores the cleared text. */
  undo: 'Undo',
  /** Above the fields: the number of wrong ones, and that no text is lost. */
  errors: {
    one: 'One field needs another look.',
    other: '{count} fields need another look.',
    kept: 'Nothing you wrote is lost.',
  },
  /** Words around the written message and in it. */
  message: {
    label: 'Your message',
    to: 'To',
    subject: 'Subject',
    /** Link that opens the mail program once more. */
    openAgain: 'Open the e-mail again',
    /** Body of the e-mail when the message is too long for a mail link and has to be pasted. */
    pasteHere: '[Please paste the copied message here: it was too long for a link.]',
  },
  notices: {
    draftKept: 'Your draft stays on this device until you clear it or close the tab.',
    draftNotKept: 'This browser keeps no draft. Please finish before you leave the page.',
    /** Shown when the draft of this tab is restored. */
    draftFound: 'This is what you wrote here before. Go on with it, or clear the form.',
    nothingSent: 'This site sends nothing: your mail program opens with the message, and you press send.',
    mailOpened:
      'Your mail program should be open with the message in it: send it there. No mail program? Copy the message instead.',
    /** Shown instead of `mailOpened` when the message is too long for a mail link and was copied. */
    mailToPaste:
      'Your message is too long for a mail link, so all of it is copied. Paste it into your mail program, then send.',
    /** Shown instead of `mailToPaste` when copying failed too. */
    mailToCopy:
      'Your message is too long for a mail link. Copy it below, paste it into your mail program, then send.',
    copied: `The message is copied. Paste it anywhere that can reach ${site.supportEmail}.`,
    copyFailed: 'Copying failed. The message below is selected: please copy it by hand.',
    cleared: 'Form and draft are empty. Undo brings your text back until you leave this page.',
    empty: 'The form is empty.',
    restored: 'Your text is back, and so is its draft.',
  },
  /** The e-mail that the form writes, and its link where the form has no script. */
  mail: {
    before:
      'The form needs JavaScript. An e-mail does the same: give your name, system requirements and technical specifications.',
    label: `Write to ${site.supportEmail}`,
    subject: requestTitle,
  } satisfies MailLink,
} as const

/** The words of one form field. */
export interface FormFieldContent {
  label: string
  hint?: string
  required: boolean
  /** Maximum number of characters; a field with a limit shows a counter. */
  limit?: number
  errors: {
    /** Shown when a required field is empty. */
    missing?: string
    /** Shown when the text is not valid. */
    invalid?: string
    /** Shown when the text is longer than `limit`. */
    tooLong?: string
  }
}

/** The words of the form; each field has the same properties. */
export type RequestFormWords = Omit<typeof requestForm, 'fields'> & {
  fields: Record<keyof (typeof requestForm)['fields'], FormFieldContent>
}

/** Where and when support works, and what is not settled about it. */
export const operations = {
  title: 'Operations',
  ...(status.operations && { lead: status.operations }),
  rows: [
    { name: 'City', value: site.operations.city },
    { name: 'Hours', value: site.operations.hours },
    { name: 'Support', value: site.supportEmail, isAddress: true },
  ],
  priority: {
    title: priority.name,
    text: `${priority.value}, is not settled yet.`,
  },
  link: whoLink,
} as const
