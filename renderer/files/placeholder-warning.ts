import { site } from '../../src/content/site.ts'
import { status } from '../../src/content/status.ts'
import { siteVariableNames } from '../site-variables.ts'

/** A one-line warning for a build with placeholders; undefined where every variable is set. */
export function placeholderWarning(): string | undefined {
  if (!status.line) return undefined
  const placeholders = [site.origin, site.supportEmail, site.operations.city].join(', ')
  return `Preview build for ${placeholders}: to publish, set ${siteVariableNames.join(', ')}.`
}
