import type { GlyphName, IconName } from '../content/icons.ts'

/** One SVG element of an outline: its name and attributes. */
export type IconElement = readonly [tag: string, attributes: Readonly<Record<string, string>>]

/** Glyphs as path data, in a square of 24 units: lines of dots, two units apart. Drawn by `npm run draw`. */
export type GlyphDrawings = Readonly<Record<GlyphName, string>>

/** Outlines as elements, in a square of 24 units. Drawn by `npm run draw`. */
export type OutlineDrawings = Readonly<Record<Exclude<IconName, GlyphName>, readonly IconElement[]>>
