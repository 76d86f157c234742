/**
 * A whole number with the thousands separator of the specification: 2,499. Not `Intl` with `en-ZA`, whose separator
 * differs between releases of its data (a comma or a no-break space): the HTML and the browser have to agree.
 */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}
