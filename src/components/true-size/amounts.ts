/** How a figure becomes dots: one for each, a share of a thousand, hundredths of a second, or a disc for each thousand. */
export type DrawnAs = 'each' | 'share' | 'second' | 'disc'

interface Amount {
  /** All dots or discs. */
  count: number
  /** Dots that are open, from the start. */
  open?: number
  /** Dots that are lit, from the start. */
  lit?: number
}

/** How much is drawn of a number, which is a percentage for a share and milliseconds for a part of a second. */
export function amountOf(number: number, drawnAs: DrawnAs): Amount {
  return {
    each: { count: number },
    share: { count: 1000, open: Math.round(1000 - number * 10) },
    second: { count: 100, lit: number / 10 },
    disc: { count: number / 1000 },
  }[drawnAs]
}
