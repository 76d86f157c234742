/** Explanations of technical terms. Each page uses them in the sentence where it first needs a term. */
export const meanings = {
  aggregates: 'totals and averages over many people',
  anonymised: 'no name, and nothing else that says who it is',
  digitalTwin: 'a model of the population, made of aggregates and not of people',
  latency: 'the wait for an answer',
  node: 'a place where members redeem rewards',
  ussd: 'a menu you dial on any cell phone, without data',
} as const
