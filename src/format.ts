/**
 * A whole number with the thousands separator of the specification: 2,499. Not `Intl` with `en-ZA`, whose separator
 * differs between releases of its data (a comma or a no-break space): the HTML and the browser have to agree.
 */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** A text with what stands in braces filled in: `{points} points`. A name without a value stays as it is. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return typeof value === 'number' ? formatNumber(value) : (value ?? whole)
  })
}
