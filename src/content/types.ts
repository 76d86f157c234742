/**
 * Types of the site's content. Content is plain typed data: no React, no markup, and icons are only keys. Words
 * and figures can therefore be changed without a change to components.
 */
import type { GlyphName } from './icons.ts'
import type { PagePath } from './pages.ts'

/** A link with its text. `hash` is the id of an element of the target page, without the `#`. */
export interface Action {
  label: string
  to: PagePath
  hash?: string
}

/** A link that opens an e-mail in the visitor's mail program, with its subject and our questions filled in. */
export interface MailAction {
  label: string
  mailTo: string
  subject: string
  /** One question per line of the e-mail; the visitor answers after each. */
  questions?: readonly string[]
}

/** A button that does nothing yet. `reason` says so, once for all adjacent buttons. */
export interface InertAction {
  label: string
  reason: string
}

/** The first section of a page: kicker, one sentence as the h1, a short lead, and links to next steps. */
export interface HeroContent {
  kicker: string
  title: string
  /** At most 150 characters: four lines on a phone. */
  lead: string
  actions: readonly Action[]
  inert?: readonly InertAction[]
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

/** A point with an icon. */
export interface PicturedFeature extends Feature {
  icon: GlyphName
}

/** A section with several points under one heading. */
export interface FeatureSection extends SectionHeading {
  items: readonly Feature[]
}

/** A section with several points under one heading, each with an icon. */
export interface PicturedFeatureSection extends SectionHeading {
  items: readonly PicturedFeature[]
}

/** A feature that links to its page and shows that page's print. */
export interface Offer extends Feature {
  action: Action
}

/** Offers under one heading. */
export interface OfferSection extends SectionHeading {
  items: readonly Offer[]
}

/** A figure in large text. `value` is display text with its sign or unit. */
export interface Metric {
  value: string
  label: string
}

/** A strip of figures under one heading. */
export interface MetricSection extends SectionHeading {
  metrics: readonly Metric[]
}

/** One line of a two-column specification table. */
export interface SpecificationRow {
  name: string
  value: string
  /** What belongs to the value, such as a refund. */
  terms?: string
}

/** A table of technical facts. */
export interface SpecificationSection extends SectionHeading {
  rows: readonly SpecificationRow[]
}

/** One step of a protocol; its number is its position in the list. */
export interface Step {
  title: string
  text: string
}

/** A numbered list of steps. */
export interface StepSection extends SectionHeading {
  steps: readonly Step[]
}

/** The closing band of a page. */
export interface CallToActionContent {
  title: string
  text: string
  actions: readonly (Action | MailAction)[]
  inert?: readonly InertAction[]
}

/* ── Joining and paying ──────────────────────────────────────────────────── */

/** One audience in short: its name, the price, and the e-mail that it sends. */
export interface JoinCardInShort {
  title: string
  /** The price. */
  text: string
  action: MailAction
}

/** A picture with its metrics over it as real text. `alt` is what the picture shows. */
export interface MetricPicture extends SectionHeading {
  alt: string
  metrics: readonly Metric[]
}

/* ── Rewards ─────────────────────────────────────────────────────────────── */

/** A K.Rewards tier (specification, section 9, "Tiers"). */
export interface Tier {
  name: 'Bronze' | 'Silver' | 'Gold' | 'Platinum'
  /** Lowest number of points in the tier. */
  pointsFrom: number
  /** Highest number of points in the tier; the top tier has none. */
  pointsTo?: number
  /** Highest partner discount, in per cent. */
  partnerDiscountUpToPercent: number
  accessBenefits: readonly string[]
  features: readonly string[]
}

/** One activity that earns points. */
export interface PointActivity {
  activity: string
  /**
   * Name of the activity in the address of a plan: /rewards?plan=screening.1-monitoring.10. Visitors bookmark
   * these addresses, so a code never changes, even if its activity is reworded. Only lower-case letters are
   * allowed. A new activity gets a code that was never used.
   */
  code: string
  points: number
  /** What it could be, in one plain line: an illustration. */
  means: string
  /** How often the points can be earned, where the specification says so. */
  per?: 'day' | 'week'
}

/** A family of activities (specification, section 9, "Points activities"). */
export interface PointCategory {
  icon: GlyphName
  category: string
  pointsRange: { from: number; to: number; per: 'session' | 'month' | 'event' | 'module' | 'year' }
  activities: readonly PointActivity[]
}

/** Partners of one kind and what members get there. Partners are named by kind, never by company. */
export interface PartnerGroup {
  icon: GlyphName
  title: string
  partners: readonly string[]
  benefits: readonly string[]
}

/** One question of the rewards FAQ; paragraphs of the answer. */
export interface FaqItem {
  question: string
  answer: readonly string[]
}

/* ── Network ─────────────────────────────────────────────────────────────── */

/** A category of the partner network: three example kinds of partner and how many more there are. */
export interface NetworkCategory {
  icon: GlyphName
  title: string
  description: string
  companies: readonly [string, string, string]
  /** The number of partners besides the named ones. */
  morePartners: number
}

/** A result as a partner might see it. Always shown under the word "Sample". */
export interface SampleResult {
  /** What changed, in words; figures only where the specification gives them. */
  result: string
  quote: string
  /** A kind of partner, never a person or a company. */
  attribution: string
}

/** The categories of the network. */
export interface NetworkCategorySection extends SectionHeading {
  /** Says how many partners of a kind there are besides the named ones: "+{number} more partners". */
  others: string
  categories: readonly NetworkCategory[]
}

/** Sample results; `label` is shown on every one of them. */
export interface SampleResultSection extends SectionHeading {
  label: string
  results: readonly SampleResult[]
}

/* ── Community ───────────────────────────────────────────────────────────── */

/* ── Wellnet ─────────────────────────────────────────────────────────────── */

/** One layer of a stack: what it is and who it serves. */
export interface StackLayer {
  name: string
  text: string
}

/** A stack of layers, top first. */
export interface StackSection extends SectionHeading {
  layers: readonly StackLayer[]
}

/** One data flow over the bridge between citizens and government, and its safeguard. */
export interface BridgeFlow {
  from: string
  to: string
  carries: string
  safeguard: string
}

export interface BridgeSection extends SectionHeading {
  /** Read by screen readers in place of the arrow. */
  direction: string
  flows: readonly BridgeFlow[]
}

/** An example situation. */
export interface Scenario {
  title: string
  text: string
}

/** Example situations; `label` is shown on every one of them. */
export interface ScenarioSection extends SectionHeading {
  label: string
  scenarios: readonly Scenario[]
}

/* ── Contact ─────────────────────────────────────────────────────────────── */

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

/** All words of the integration request form. */
export interface RequestFormContent extends SectionHeading {
  fields: Record<
    'firstName' | 'lastName' | 'email' | 'systemRequirements' | 'technicalSpecifications',
    FormFieldContent
  >
  /** Follows the label of an optional field. */
  optional: string
  /** Follows the number of characters left. */
  charactersLeft: { one: string; other: string }
  /** Follows the number of characters above the limit. */
  charactersOver: { one: string; other: string }
  submit: string
  copy: string
  clear: string
  /** Button that restores the cleared text. */
  undo: string
  /** Subject of the e-mail that the form writes. */
  mailSubject: string
  /** Above the fields: the number of wrong ones, and that no text is lost. */
  errors: { one: string; other: string; kept: string }
  /** Words around the written message and in it. */
  message: {
    label: string
    to: string
    subject: string
    /** Link that opens the mail program once more. */
    openAgain: string
    /** Body of the e-mail when the message is too long for a mail link and has to be pasted. */
    pasteHere: string
  }
  notices: {
    draftKept: string
    draftNotKept: string
    /** Shown when the draft of this tab is restored. */
    draftFound: string
    nothingSent: string
    mailOpened: string
    /** Shown instead of `mailOpened` when the message is too long for a mail link and was copied. */
    mailToPaste: string
    /** Shown instead of `mailToPaste` when copying failed too. */
    mailToCopy: string
    copied: string
    copyFailed: string
    cleared: string
    restored: string
  }
  withoutJavaScript: { text: string; linkLabel: string }
}

/* ── Legal ───────────────────────────────────────────────────────────────── */

/** The six documents; the id is the hash under which /legal shows it. */
export type LegalDocumentId = 'terms' | 'privacy' | 'cookies' | 'popia' | 'accessibility' | 'delivery'

/** A mail link, and the sentence before it. */
export interface MailLink {
  before: string
  linkLabel: string
  subject: string
}

/** A piece of a legal section. */
export type LegalBlock =
  | { kind: 'paragraph'; text: string }
  /** An important term, set apart from the rest. */
  | { kind: 'notice'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }

/** A section of a legal document; its number is its position. */
export interface LegalSection {
  heading: string
  blocks: readonly LegalBlock[]
}

/** The menu entry of a legal document. */
export interface LegalOutline {
  id: LegalDocumentId
  title: string
  /** For bookmarks and history; 70 to 160 characters. */
  description: string
  /** Month and year, as shown after "Updated". */
  lastUpdated: string
}

/** A legal document. */
export interface LegalDocument extends LegalOutline {
  /** A summary in five lines, before the numbered sections. */
  summary: readonly [string, string, string, string, string]
  sections: readonly LegalSection[]
}

/* ── Data and offline use ────────────────────────────────────────────────── */

/** All words of the data panel. Placeholders are in braces. */
export interface DataPanelContent {
  visit: string
  fromNetwork: string
  fromDevice: string
  /** Shown in place of facts that the browser does not reveal. */
  notTold: string
  offlineSize: string
  offline: string
  states: Record<'stored' | 'partial' | 'arriving' | 'absent' | 'impossible', string>
  since: string
  size: string
  /** Why the site was not precached automatically. */
  reasons: Record<'saveData' | 'slow' | 'removed', string>
  version: string
  /** The last error of this tab. `{…}` is replaced by its message, page and time, and by the version. */
  lastError: Record<
    'term' | 'report' | 'note' | 'copy' | 'copied' | 'copyFailed' | 'write' | 'mailTo' | 'subject',
    string
  >
  store: string
  check: string
  update: string
  remove: string
  question: string
  confirm: string
  cancel: string
  /** Progress or result of an action. */
  reports: Record<
    | 'busy'
    | 'stored'
    | 'newest'
    | 'ready'
    | 'noAnswer'
    | 'full'
    | 'failed'
    | 'gone'
    | 'removed'
    | 'removedButTyped'
    | 'removeFailed',
    string
  >
  details: string
  close: string
}

/* ── Sharing ─────────────────────────────────────────────────────────────── */

export interface ShareContent {
  label: string
  /** After the share sheet. */
  shared: string
  /** Shown when there is no share sheet and the address was copied instead. */
  copied: string
  failed: string
}

/* ── Navigation ──────────────────────────────────────────────────────────── */

export interface HeaderContent {
  skipLabel: string
  /** Accessible name of the logo's link. */
  homeLabel: string
  navigationLabel: string
  menuLabel: string
  /** Label of the menu's button while the menu is open. */
  closeMenuLabel: string
  links: readonly Action[]
  /** The second row of the menu on small screens; wide windows have these links in the footer only. */
  moreLinks: readonly Action[]
  signInLabel: string
  getStartedLabel: string
}

export interface AccountNoteContent {
  title: string
  /** Stands before the text in a build with placeholders. */
  status: string | undefined
  text: string
  cards: readonly JoinCardInShort[]
  links: readonly Action[]
  closeLabel: string
}

export interface FooterContent {
  navigationLabel: string
  groups: readonly { title: string; links: readonly Action[] }[]
  supportLabel: string
}
