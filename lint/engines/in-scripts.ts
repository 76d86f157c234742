import type { Support } from './support.ts'

/** Functions of ours and of React that have the name of a newer one. */
const ownNames = ['check', 'createContext']

/**
 * Finds what a script uses and engines lack: calls, objects, and attributes in markup, which have the names of properties. A name
 * does not tell its object, so one that any supported feature has is not found.
 *
 * @returns a function from the text of a script, without comments, to the names
 */
export function newInScripts(isSupported: Support): (script: string) => string[] {
  const patterns = [
    // `startViewTransition(`, then `CloseWatcher.` or `CloseWatcher(`, then ` popover=`.
    [/\b(\w+)(?:\?\.)?\(/g, newNames(/^api\.\w+\.(\w+)$/, isSupported)],
    [/(?<!function )\b([A-Z]\w+)(?=[.(])/g, newNames(/^api\.(\w+)$/, isSupported)],
    [/\s([a-z]\w+)=/g, newNames(/^api\.HTML\w*Element\.(\w+)$/, isSupported)],
  ] as const
  return (script) =>
    patterns.flatMap(([pattern, names]) =>
      Array.from(script.matchAll(pattern), ([, name]) => name!).filter((name) => names.has(name)),
    )
}

/** The names that a pattern finds in keys and that no supported key ends with. */
function newNames(keys: RegExp, isSupported: Support): Set<string> {
  const supportedNames = new Set(
    [...isSupported].filter(([, has]) => has).map(([key]) => key.replace(/.*\./, '')),
  )
  const names = Array.from(isSupported.keys(), (key) => keys.exec(key)?.[1] ?? '')
  return new Set(names.filter((name) => !supportedNames.has(name) && !ownNames.includes(name)))
}
