/** A module and all that it imports, in the order in which they run, without those that were seen before. */
export function allImportsOf(
  module: string,
  importsOf: (module: string) => readonly string[],
  seen: Set<string>,
): string[] {
  if (seen.has(module)) return []
  seen.add(module)
  return [...importsOf(module).flatMap((id) => allImportsOf(id, importsOf, seen)), module]
}
