/**
 * What `npm run lighthouse` holds every page to. Each number is a promise: lower a budget when the site gets lighter,
 * and raise one only with a reason written here. Sizes are bytes of content after Brotli, without HTTP headers, on a
 * first visit with an empty cache, until the page is awake and has registered its service worker; what the worker
 * then fetches for later visits is not part of it.
 */

/** How Lighthouse looks at a page: its phone (412×823, four times slower processor, slow 4G), simulated. */
export const settings = {
  formFactor: 'mobile',
  throttlingMethod: 'simulate',
  onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'],
}

/** Lowest score of each category, from 0 to 1. */
export const lowestScores = {
  /** Simulated, so it moves by a few hundredths with the machine. */
  performance: 0.95,
  accessibility: 1,
  'best-practices': 1,
  seo: 1,
  'agentic-browsing': 1,
}

/** Most bytes of content that a first visit may fetch, by kind of file as Lighthouse names it. */
export const transferBudgets = {
  /** 96 kB: react-dom and the router are 85 of them, one page and the site around it the rest. */
  script: 96_000,
  /** All tokens, utilities and states of the site in one file. */
  stylesheet: 10_000,
  /** One variable font, cut down to the characters that headings need. */
  font: 16_000,
  /** One page. What fits into the first 14 kB arrives in one round trip (TCP's initial window). */
  document: 14_000,
  /** Everything above together with pictures, icons and the manifest. */
  total: 128_000,
}

/** Pages that have a budget of their own. */
export const exceptions = {
  /** Six documents in one page. */
  '/legal': { document: 28_000, total: 134_000 },
}

/** Highest values of single audits, in the audit's own unit. */
export const highestValues = {
  /** No element moves after it has been painted. */
  'cumulative-layout-shift': 0,
}
