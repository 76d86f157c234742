/** How a figure becomes dots: one for each, a share of a thousand, a part of a second, or a row for each thousand. */
export type DrawnAs = 'each' | 'share' | 'second' | 'rows'

interface Amount {
  /** All dots, or all rows. */
  count: number
  /** Dots that are open, at the end. */
  open?: number
  /** Dots that are lit, from the start. */
  lit?: number
}

/** Dots of a line that is a second. */
const dotsOfSecond = 50

/** The dots of a figure such as "500+", "99.7%", "100ms" or "50,000+". */
export function amountOf(figure: string, drawnAs: DrawnAs): Amount {
  const value = Number.parseFloat(figure.replaceAll(',', ''))
  return {
    each: { count: value },
    share: { count: 1000, open: Math.round(1000 - value * 10) },
    second: { count: dotsOfSecond, lit: (value / 1000) * dotsOfSecond },
    rows: { count: value / 1000 },
  }[drawnAs]
}
