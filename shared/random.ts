/** Reproducible random values for property tests. */
export interface Random {
  /** An integer from 0 to below a limit. */
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
