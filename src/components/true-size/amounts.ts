/** How a figure becomes dots: one for each, a share of a thousand, a part of a second, or a row for each thousand. */
export type DrawnAs = 'each' | 'share' | 'second' | 'rows'

interface Amount {
  /** All dots, or all rows. */
  count: number
  /** Dots that are open, from the start. */
  open?: number
  /** Dots that are lit, from the start. */
  lit?: number
}

/** Dots of a line that is a second. */
const dotsOfSecond = 50

/** The dots of a number, which is a percentage for a share and milliseconds for a part of a second. */
export function amountOf(number: number, drawnAs: DrawnAs): Amount {
  return {
    each: { count: number },
    share: { count: 1000, open: Math.round(1000 - number * 10) },
    second: { count: dotsOfSecond, lit: (number / 1000) * dotsOfSecond },
    rows: { count: number / 1000 },
  }[drawnAs]
}
