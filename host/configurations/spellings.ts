/**
 * A pattern for a page's address and its other spellings, to be matched without regard to case: repeated slashes, a slash at the end,
 * `.html`. The same rule as `plainAddress` (src/content/addresses.ts), in a form that nginx and Caddy understand.
 */
export function otherSpellingsOf(path: string): string {
  return path === '/' ? '^/+((index)?\\.html)?$' : `^/+${path.slice(1)}(\\.html|/+)?$`
}
