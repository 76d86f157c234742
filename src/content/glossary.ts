/** Explanations of technical terms. Each page uses them in the sentence where it first needs a term. */
import { site } from './site.ts'

export const meanings = {
  aggregates: 'totals and averages over many people',
  anonymised: 'no name, and nothing else that says who it is',
  digitalTwin: 'a model of the population, made of aggregates and not of people',
  node: 'a place where members redeem rewards',
  ussd: 'a menu you dial on any cell phone, without data',
} as const

/** The note below figures that the platform states about itself. */
export const figuresNote = `Figures as stated by ${site.name}. Ask us how each is measured.`
