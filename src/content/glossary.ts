import { platformFigures } from './figures.ts'

/** Explanations of technical terms. Each page uses them in the sentence where it first needs a term. */
export const meanings = {
  aggregates: 'totals and averages over many people',
  anonymised: 'no name, and nothing else that says who it is',
  digitalTwin: 'a model of the population, made of aggregates and not of people',
  latency: 'the wait for an answer',
  node: 'a place where members redeem rewards',
  ussd: 'a menu you dial on any cell phone, without data',
} as const

/** The note below the platform's figures on the home page; other pages with such figures link to it. */
export const figuresNote = 'Our own figures. What they count, and how it is measured, is not published yet.'

/** Two of those figures, with what their labels mean or leave open. */
export const explainedFigures = {
  latency: { ...platformFigures.latency, label: `${platformFigures.latency.label}, ${meanings.latency}` },
  accuracy: {
    ...platformFigures.accuracy,
    label: `${platformFigures.accuracy.label} (of what: not published)`,
  },
} as const

/** Leads to the figures and their note. */
export const figuresLink = { label: 'About our figures', to: '/', hash: 'figures' } as const

/** Leads to what is known about the company, and what is not yet. */
export const whoLink = { label: 'Who runs this', to: '/about', hash: 'who' } as const

/** What encryption does not cover, said where USSD is shown. */
export const ussdCanBeRead = 'By USSD, your mobile network can read what you send.'
