/** The phones whose windows tests and measurements have. */

/** The window of all tests, except those that can fail only in a wide one (`desktop`), and of measured times. */
export const testPhone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/** Lighthouse's phone, so that measured bytes are those of its limits: a wider window would load more pictures. */
export const lighthousePhone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
