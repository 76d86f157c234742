/**
 * A case-insensitive pattern for all spellings of a page's address: repeated slashes, a trailing slash,
 * `.html`. It follows the same rule as `plainAddress` (src/addresses.ts), in a syntax that nginx and
 * Caddy understand.
 */
export function otherSpellingsOf(path: string): string {
  return path === '/' ? '^/+((index)?\\.html)?$' : `^/+${path.slice(1)}(\\.html|/+)?$`
}
