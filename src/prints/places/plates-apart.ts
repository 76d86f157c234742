/**
 * The plates of Wellnet's stack one above the other, as the page draws them. It is a module of its own, because / shows a file of
 * the stack and needs nothing of this.
 */

/** From a plate down to the next. */
export const plateDistance = 340

/** Where the name of each plate begins, on its left shoulder. */
export const plateNames = {
  government: [34, 138],
  bridge: [34, 138 + plateDistance],
  citizens: [34, 138 + 2 * plateDistance],
} as const
