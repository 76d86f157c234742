import { site } from '../src/content/site.ts'
import { status } from '../src/content/status.ts'

/** A one-line warning for a build with placeholders; undefined where every variable is set. */
export function placeholderWarning(): string | undefined {
  if (!status.line) return undefined
  const placeholders = [site.origin, site.supportEmail, site.operations.city].join(', ')
  const variables = 'SITE_ORIGIN, SUPPORT_EMAIL, OPERATIONS_CITY and OPERATIONS_HOURS'
  return `Preview build for ${placeholders}: to publish, set ${variables}.`
}
