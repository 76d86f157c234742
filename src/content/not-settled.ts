/**
 * The heading of the list of what the specification leaves open, the same on every page. Each point is on one page
 * (`notSettled` of its content); what a price, a range or a document says about itself is there (costs.ts,
 * point-categories.ts, legal/).
 */
export const notSettledTitle = 'Not settled yet'
