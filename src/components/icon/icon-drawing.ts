import type { IconName } from '../../content/icons.ts'

/** One element of an icon: its name and attributes, as SVG has them. */
export type IconElement = readonly [tag: string, attributes: Readonly<Record<string, string>>]

/** Icons as data, in a square of 24 units. Drawn by `npm run draw`. */
export type IconDrawings = Readonly<Record<IconName, readonly IconElement[]>>
