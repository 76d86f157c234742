/** Random values that are the same in every run, for tests that hold for any input. */
export interface Random {
  /** A whole number from 0 up to, and not including, a limit. */
  below(limit: number): number
  pick<Item>(items: readonly Item[]): Item
}

/** A linear congruential generator (the constants of Numerical Recipes). */
export function randomFrom(seed: number): Random {
  let state = seed
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  return { below, pick: (items) => items[below(items.length)]! }
}
