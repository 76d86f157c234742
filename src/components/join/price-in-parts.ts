/** A price in parts: words before the part that is shown large, this part, a semicolon after it, and the rest. */
export function priceInParts(price: string): readonly string[] {
  const [before = '', figure = '', joint = '', after = ''] = price.split(/(R[\d,]+|per citizen)(;?)/)
  return [before, figure, joint, after]
}
