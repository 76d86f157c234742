/** The items of a list as lines of a configuration. */
export function lines<Item>(items: readonly Item[], lineOf: (item: Item) => string): string {
  return items.map(lineOf).join('\n')
}
