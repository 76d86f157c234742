import { shortcutSize } from '../../renderer/files/web-app-manifest.ts'
import type { shortcuts } from '../../renderer/files/web-app-manifest.ts'
import { colours, palette } from '../../tokens.ts'
import { polar, turn } from '../geometry.ts'
import { charts, glyphPath } from '../glyphs.ts'

/** The icon of each shortcut, by the address of its file. */
export const shortcutIcons = {
  '/shortcut-coach.png': 'message-circle',
  '/shortcut-rewards.png': 'gift',
  '/shortcut-partners.png': 'store',
  '/shortcut-contact.png': 'mail',
} as const satisfies Record<(typeof shortcuts)[number]['icon'], keyof typeof charts>

/** Dots of the ring, its distance from the edge of the icon, and the radius of the marigold dot and of the others. */
const ringDots = 36
const fromEdge = 6.5
const radii = { marigold: 4, lilac: 1.7 } as const

/** The size of a glyph's chart, which is drawn twice as large in the middle. */
const chartSize = 24

/** A shortcut's icon as SVG: a glyph on the night background, in a ring of dots of which one is marigold. */
export function drawShortcutIcon(icon: keyof typeof charts): string {
  const middle = shortcutSize / 2
  const dots = Array.from({ length: ringDots }, (_, index) => {
    const [x, y] = polar([middle, middle], (index / ringDots) * turn - turn / 8, middle - fromEdge)
    const thread = index === 0 ? 'marigold' : 'lilac'
    return `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${radii[thread]}" fill="${colours[thread]}"/>`
  })
  const drawing =
    `<g transform="translate(${middle - chartSize} ${middle - chartSize}) scale(2)" fill="none" stroke="${colours.milk}" stroke-width="1.7"` +
    ` stroke-linecap="round" stroke-dasharray="0 2"><path d="${glyphPath(charts[icon])}"/></g>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shortcutSize}" height="${shortcutSize}">` +
    `<circle cx="${middle}" cy="${middle}" r="${middle}" fill="${palette.night.light}"/>${dots.join('')}${drawing}</svg>\n`
  )
}
