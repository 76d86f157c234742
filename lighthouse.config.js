/**
 * What `npm run lighthouse` holds every page to. Each number is a promise: lower a budget when the site gets lighter,
 * and raise one only with a reason written here. Sizes are bytes of content after Brotli, without HTTP headers, on a
 * first visit with an empty cache, until the page is awake and has registered its service worker; what the worker
 * then fetches for later visits is not part of it. Times are reported by `npm run bench` and never asserted.
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
  /** React and the router are 82 kB of them; the site around the page is the rest, and on /contact the form. */
  script: 96_000,
  /** The style stands in the page (decision 014); this is what only an awake page shows. */
  stylesheet: 500,
  /** One font, cut down to the characters that headings need. */
  font: 12_000,
  /** One page with its style and print: with its headers it has to arrive in one round trip (TCP's initial window, 14,600 bytes). */
  document: 13_000,
  /**
   * Everything above together with pictures, and 3.5 kB that a page does not ask for itself: the browser fetches the
   * manifest and an icon of it, to see whether the site can be installed.
   */
  total: 123_500,
}

/** Pages that have a budget of their own. */
export const exceptions = {
  /** Six documents in one page. */
  '/legal': { document: 18_000 },
}

/** Highest values of single audits, in the audit's own unit. */
export const highestValues = {
  /** No element moves after it has been painted. */
  'cumulative-layout-shift': 0,
}
