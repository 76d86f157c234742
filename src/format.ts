/**
 * A whole number with the specification's thousands separator: 2,499. `Intl` with `en-ZA` is unsuitable: its
 * separator differs between ICU versions, so that prerendered HTML and browser could disagree.
 */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** A phrase with a capital first letter. */
export function capitalised(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1)
}

/** A text with its placeholders filled in: `{points} points`. Placeholders without a value remain. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return typeof value === 'number' ? formatNumber(value) : (value ?? whole)
  })
}

/** A count with its noun, which has a form for one: "1 time", "3 times". */
export function countOf(count: number, { one, other }: Readonly<Record<'one' | 'other', string>>): string {
  return fillIn(count === 1 ? one : other, { count })
}
