/**
 * Types of the site's content. Content is plain typed data: no React, no markup, and icons are only keys. Words
 * and figures can therefore be changed without a change to components.
 */
import type { PagePath } from './pages.ts'

/** A link with its text. `hash` is the id of an element of the target page, without the `#`. */
export interface Action {
  label: string
  to: PagePath
  hash?: string
}

/** A link that opens an e-mail to support in the visitor's mail program, with its subject and our questions filled in. */
export interface MailAction {
  label: string
  subject: string
  /** One question per line of the e-mail; the visitor answers after each. */
  questions?: readonly string[]
}

/** Adjacent buttons that do nothing yet. `reason` says so, once for all. */
export interface InertActions {
  labels: readonly string[]
  reason: string
}

/** The first section of a page: kicker, one sentence as the h1, a short lead, and links to next steps. */
export interface HeroContent {
  kicker: string
  title: string
  /** At most 150 characters: four lines on a phone. */
  lead: string
  actions: readonly Action[]
  inert?: InertActions
  /** Small text below the actions: the price. */
  note?: string
  /** A link after the note: what is open about it. */
  noteLink?: Action
}

/** The head of a section. */
export interface SectionHeading {
  kicker?: string
  title: string
  /** Before the lead, on what is invented. */
  badge?: string
  lead?: string
  /** How to read the dots below; for the eye. */
  dots?: string
}

/** A link to a section of the same page, in the bar of a long one. */
export interface Chip {
  label: string
  /** Id of the section. */
  hash: string
}

/** The links of the bar, and its accessible name. */
export interface ChipBar {
  label: string
  chips: readonly Chip[]
}

/** One point in a card, a list or a grid. */
export interface Feature {
  title: string
  text: string
}

/** A section with several points under one heading. */
export interface FeatureSection extends SectionHeading {
  items: readonly Feature[]
}

/** A figure in large text. `value` is display text with its sign or unit. */
export interface Metric {
  value: string
  label: string
}

/** One line of a two-column specification table. */
export interface FactRow {
  name: string
  value: string
  /** The value is an e-mail address, which is a link. */
  isAddress?: true
}

/** A price in words, by the part that is shown large: an amount, or "per citizen" where no amount is stated. */
export interface Price {
  before?: string
  large: string
  after: string
}

/** What is not settled yet, under a title: `notSettledList` of a page. */
export interface NotSettledList {
  title: string
  /** One line each. */
  points: readonly string[]
}

/** The closing band of a page. */
export interface CallToActionContent {
  title: string
  text: string
  actions: readonly (Action | MailAction)[]
  inert?: InertActions
}

/** A mail link, and the sentence before it. */
export interface MailLink extends MailAction {
  before: string
}
