import { site, status } from '../src/content/site.ts'

/** A one-line warning for a build with placeholders; undefined where every variable is set. */
export function placeholderWarning(): string | undefined {
  if (!status.line) return undefined
  return `Preview build for ${site.origin}, ${site.supportEmail}, ${site.operations.city}: to publish, set SITE_ORIGIN, SUPPORT_EMAIL, OPERATIONS_CITY and OPERATIONS_HOURS.`
}
