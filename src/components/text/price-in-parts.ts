/**
 * A price in parts: words before the part that is shown large; this part, an amount in rand, or 'per citizen' where
 * a contract sets the amount; a semicolon after it; and the rest. A text without a price is its first part.
 */
export function priceInParts(price: string): [before: string, figure: string, joint: string, after: string] {
  const [before = '', figure = '', joint = '', after = ''] = price.split(/(R[\d,]+|per citizen)(;?)/)
  return [before, figure, joint, after]
}
