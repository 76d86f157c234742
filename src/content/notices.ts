/** The words of the notices at the bottom of the window. */

/** Shown when a new version of the site is waiting. */
export const updatePrompt = {
  text: 'A new version of this site is ready.',
  acceptLabel: 'Update now',
  dismissLabel: 'Later',
} as const

/** Shown while the device is offline. */
export const offlineNotice = {
  text: 'You are offline. Every page of this site still opens.',
  textBeforeStored: 'You are offline. Pages you have not opened yet need a connection.',
} as const

/** Shown once, when the site has been precached. */
export const readyNotice = {
  text: 'This site now opens without data too.',
} as const

/** Asks for consent before precaching, where data saving is on or the network is slow. */
export const storeOffer = {
  /** `{kilobytes}` is replaced by the size in offline.json. */
  text: 'Save this site on this device? {kilobytes} KB; it then opens without data.',
  acceptLabel: 'Save it',
  dismissLabel: 'Not now',
} as const

/** Shown where the components of a page failed, so that it is plain HTML. */
export const plainPageNotice = {
  text: 'Part of this page did not load. You can still read it and use its links.',
} as const

/** Shown where a dialog's code or the next page did not load. */
export const missingNotice = {
  text: 'This did not load. Check your connection, then reload the page.',
} as const
