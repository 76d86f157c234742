/** Where to report a vulnerability (RFC 9116). */
export const securityFile = '/.well-known/security.txt'

/** How long the file is valid, in days. RFC 9116 recommends less than a year. */
const securityDays = 350

/** When the file of a build expires, as it stands in the file: counted from the build's commit. */
export function expiryOf(released: Date): string {
  const expires = new Date(released)
  expires.setUTCDate(expires.getUTCDate() + securityDays)
  return expires.toISOString()
}
