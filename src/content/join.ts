/** How each audience joins. It names no USSD code, phone number or app store, because the product gives none. */
import { prices } from './figures.ts'
import { offers, previewNote, site } from './site.ts'
import type { DoorInShort, JoinDoor, JoinSection } from './types.ts'

type Audience = 'citizen' | 'business' | 'government'

const doors = {
  citizen: {
    icon: 'user',
    title: 'Citizen',
    cost: `${prices.citizen} in South Africa`,
    text: 'Write which suits you: app, WhatsApp or USSD. The code and number are sent to you when you join. No e-mail? Somebody you trust can write for you.',
    action: {
      label: 'Join as a citizen',
      mailTo: site.supportEmail,
      subject: 'Join as a citizen',
      questions: ['I want to join by (app, WhatsApp or USSD):', 'My name:', 'My cell number:'],
    },
  },
  business: {
    icon: 'store',
    title: 'Small business',
    cost: prices.sme,
    text: 'Write what you sell and where. We answer with a partner agreement, which states the exact fee, and what transaction revenue is.',
    action: {
      label: 'Join as a partner',
      mailTo: site.supportEmail,
      subject: 'Join as a partner',
      questions: ['My business sells:', 'Town, suburb or village:', 'My name:'],
    },
  },
  government: {
    icon: 'landmark',
    title: 'Government',
    cost: prices.government,
    text: `Write what your department needs to see. We answer with what ${offers.wellnet} would show and what not; a contract settles the rest.`,
    action: {
      label: `Ask about ${offers.wellnet}`,
      mailTo: site.supportEmail,
      subject: `${offers.wellnet} for our department`,
      questions: ['Department:', 'What we need to see:', 'Name and role:'],
    },
  },
} as const satisfies Record<Audience, JoinDoor>

const allDoors: readonly JoinDoor[] = [doors.citizen, doors.business, doors.government]

/** All three doors, shortened. */
export const doorsInShort: readonly DoorInShort[] = allDoors.map(inShort)

const note = `This website sells nothing. Before you pay anywhere, you are shown who we are, the full price and how to cancel.${previewNote ? ` ${previewNote}` : ''}`

/** The three doors side by side. */
export const join: JoinSection = {
  title: 'How to join',
  lead: 'Each button opens an e-mail with our questions in it; you send it.',
  doors: allDoors,
  others: [],
  note,
}

/** The door of one audience, with the two others shortened below it. */
export function joinAs(audience: Audience, words: { title: string; lead: string }): JoinSection {
  const own = doors[audience]
  return { ...words, doors: [own], others: allDoors.filter((door) => door !== own).map(inShort), note }
}

function inShort({ title, cost, action }: JoinDoor): DoorInShort {
  return { title, text: cost, action }
}
