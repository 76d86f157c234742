/**
 * The icons of content and components, by their Lucide names. `npm run draw` draws exactly these into
 * `src/prints/icons.ts`. A name that Lucide does not have fails that command and its test.
 */

/** Icons with a meaning, as glyphs of dots (art/glyphs.ts). */
export const glyphNames = ['landmark', 'store', 'user'] as const

/**
 * Icons of the user interface, as Lucide's outlines: the arrow of a link, and two that resemble icons of iOS.
 */
export const outlineNames = ['arrow-right', 'share', 'square-plus'] as const

/** The name of an icon that is drawn in dots. */
export type GlyphName = (typeof glyphNames)[number]

/** The name of any icon. */
export type IconName = GlyphName | (typeof outlineNames)[number]
