/** The words of /contact. */
import { site } from './site.ts'
import type {
  HeroContent,
  OperationsContent,
  ProseSection,
  RequestFormContent,
  SupportChannelSection,
} from './types.ts'

export const hero = {
  kicker: 'Contact',
  title: 'Tell us what to connect.',
  lead: 'A question as a member, a shop that wants to join, a ministry’s system that should talk to Wellnet: all of it reaches the same people.',
  actions: [
    { label: 'Write a request', to: '/contact', hash: 'request' },
    { label: 'Other ways to reach us', to: '/contact', hash: 'channels' },
  ],
} as const satisfies HeroContent

/** The three support channels. */
export const channels = {
  title: 'Three ways to reach support',
  channels: [
    {
      title: 'E-mail',
      text: 'For members and partners: points, tiers, fees, devices. Say which page or activity it is about.',
      linkLabel: site.supportEmail,
    },
    {
      title: 'System integration',
      text: 'For ministries, healthcare providers and partners whose own system should connect. The form asks what we need to know.',
      linkLabel: 'Fill in the request',
      to: '/contact',
      hash: 'request',
    },
    {
      title: 'Your data',
      text: 'To see, correct or delete what is held about you, start with your rights and how to use them.',
      linkLabel: 'Read the POPIA document',
      to: '/legal',
      hash: 'popia',
    },
  ],
} as const satisfies SupportChannelSection

export const requestForm = {
  title: 'System Integration Request',
  lead: 'Five fields. Your own mail program sends the message, so you keep a copy.',
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
      hint: 'We answer to this address and use it for nothing else.',
      required: true,
      errors: {
        missing: 'Please give an e-mail address, or we cannot answer.',
        invalid: 'This address looks incomplete. It needs an @ and a domain, as in name@example.org.',
      },
    },
    systemRequirements: {
      label: 'System Requirements',
      hint: 'In a sentence: what should connect, and for whom?',
      required: true,
      limit: 200,
      errors: {
        missing: 'Please say in a few words what should connect.',
        tooLong: 'This is longer than 200 characters. Please move the details to Technical Specifications.',
      },
    },
    technicalSpecifications: {
      label: 'Technical Specifications',
      hint: 'Systems, formats, volumes, deadlines. Leave out anybody’s health data.',
      required: false,
      limit: 4_000,
      errors: {
        tooLong: 'This is longer than 4,000 characters. Please shorten it, or attach the rest to the e-mail.',
      },
    },
  },
  optional: 'optional',
  charactersLeft: { one: 'character left', other: 'characters left' },
  charactersOver: { one: 'character too many', other: 'characters too many' },
  submit: 'Write the e-mail',
  copy: 'Copy the message',
  clear: 'Clear the form',
  undo: 'Undo',
  mailSubject: 'System Integration Request',
  message: {
    label: 'Your message',
    to: 'To',
    subject: 'Subject',
    openAgain: 'Open the e-mail again',
    pasteHere: '[Please paste the copied message here. It was too long to arrive by itself.]',
  },
  notices: {
    draftKept:
      'Your draft is kept on this device, in this tab’s session storage, until you send it or clear it.',
    draftNotKept: 'This browser does not let us keep a draft. Please finish before you leave the page.',
    nothingSent:
      'This site sends nothing. Your mail program opens with the message written, and you press send.',
    errors: 'Something needs another look. Please check the marked fields; nothing you wrote is lost.',
    mailOpened:
      'Your mail program should be open with the message in it. Nothing has been sent until you send it there. No mail program on this device? Copy the message instead.',
    mailToPaste:
      'Your message is longer than a mail link may be, so all of it is copied. Your mail program should be open: paste it there, then send. Nothing has been sent until you do.',
    mailToCopy:
      'Your message is longer than a mail link may be. Your mail program should be open: copy the message below, paste it there, then send. Nothing has been sent until you do.',
    copied: `The message is copied. Paste it anywhere that can reach ${site.supportEmail}.`,
    copyFailed: 'Copying did not work here. The message below is selected: please copy it by hand.',
    cleared: 'The form is empty and the draft is gone. Undo brings your text back until you leave this page.',
    restored: 'Your text is back, and so is its draft.',
  },
  withoutJavaScript: {
    text: 'The form needs JavaScript. Where that is off or did not arrive, an e-mail does the same: give your name, your system requirements and your technical specifications.',
    linkLabel: `Write to ${site.supportEmail}`,
  },
} as const satisfies RequestFormContent

/** One city with its hours, from `site.operations`. */
export const operations = {
  title: 'Operations',
  rows: [
    { name: 'City', value: site.operations.city },
    { name: 'Hours', value: site.operations.hours },
    { name: 'Support', value: site.supportEmail },
  ],
} as const satisfies OperationsContent

export const prioritySupport = {
  title: 'Priority support',
  paragraphs: [
    'Governments and Platinum members go to the front of the queue. Put “Priority” at the start of the subject line and say which of the two you are.',
    'A department dealing with an outbreak comes before everybody else. Write “Outbreak” instead.',
  ],
} as const satisfies ProseSection
