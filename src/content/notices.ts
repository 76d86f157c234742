/**
 * What the site says about itself while it is read. None of it is needed for a page, so it is fetched only when it is
 * said.
 */

/** Shown when a new version of the site has arrived and waits. */
export const updatePrompt = {
  text: 'A new version of this site is ready.',
  acceptLabel: 'Update now',
  dismissLabel: 'Later',
} as const

/** Shown while there is no connection. */
export const offlineNotice = {
  text: 'You are offline. Every page of this site still opens.',
  textBeforeKept: 'You are offline. Pages you have not opened yet need a connection.',
  closeLabel: 'Close',
} as const

/** Shown once, when the whole site has arrived. */
export const readyNotice = {
  text: 'This site now opens without a connection too.',
  closeLabel: 'Close',
} as const

/** Shown instead of fetching the site where the visitor saves data or the line is slow. */
export const saveOffer = {
  /** `{kilobytes}` is what the build has measured. */
  text: 'Keep the site offline: about {kilobytes} KB.',
  acceptLabel: 'Keep it',
  dismissLabel: 'Not now',
} as const
