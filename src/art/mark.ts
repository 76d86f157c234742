import { colours } from './colours.ts'

/**
 * The K, as [column, row] on the prints' hexagonal lattice turned upright, where neighbours are one step apart:
 * a stem of five dots and two arms of four. The last is the marigold one: the sun at the end of the raised arm.
 */
const letter = [
  ...[0, 1, 2, 3, 4].map((row) => [0, row] as const),
  ...[1, 2, 3].map((column) => [column, 2 - column / 2] as const),
  ...[1, 2, 3, 4].map((column) => [column, 2 + column / 2] as const),
  [4, 0] as const,
]

/** Distance between columns, in steps. */
const columnStep = Math.sqrt(3) / 2

/** The night ground of icons, which is the same on light and dark tabs. */
const night = '#0A0F2C'

/** The dots of the K in the middle of a square of `size` units, `step` units apart. */
function letterDots(size: number, step: number, letterColour: string, radius = step * 0.44): string {
  const left = (size - step * columnStep * 4) / 2
  const top = (size - step * 4) / 2
  return letter
    .map(([column, row]) => {
      const [cx, cy] = [left + column * columnStep * step, top + row * step].map((at) =>
        Number(at.toFixed(2)),
      )
      const fill = column === 4 && row === 0 ? colours.marigold.light : letterColour
      return `<circle cx="${cx}" cy="${cy}" r="${Number(radius.toFixed(2))}" fill="${fill}"/>`
    })
    .join('')
}

function square(size: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${content}</svg>\n`
}

/** The bare mark; as `currentColor` it takes the colour of the text around it when inlined. */
export function mark(letterColour = 'currentColor'): string {
  return square(32, letterDots(32, 6.4, letterColour))
}

/** The tab icon: the mark on a rounded night ground, at home on light and dark tabs. */
export function favicon(): string {
  return square(
    32,
    `<rect width="32" height="32" rx="7" fill="${night}"/>${letterDots(32, 5.6, colours.milk.light)}`,
  )
}

/** The source of the PNG icons: full-bleed night, the mark within the central four fifths that masks keep. */
export function icon(): string {
  return square(
    512,
    `<rect width="512" height="512" fill="${night}"/>${letterDots(512, 62, colours.milk.light)}`,
  )
}
