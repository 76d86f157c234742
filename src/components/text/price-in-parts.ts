/**
 * A price in parts: words before the part that is shown large; this part, an amount in rand, or 'per citizen' where
 * a contract sets the amount; a semicolon after it; and the rest, with any further amount. A text without a price is its first part.
 */
export function priceInParts(price: string): [before: string, figure: string, joint: string, after: string] {
  const [, before = price, figure = '', joint = '', after = ''] =
    /^(.*?)(R[\d,]+|per citizen)(;?)(.*)$/.exec(price) ?? []
  return [before, figure, joint, after]
}
