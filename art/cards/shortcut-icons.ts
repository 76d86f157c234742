import { shortcutSize } from '../../renderer/files/web-app-manifest.ts'
import type { shortcuts } from '../../renderer/files/web-app-manifest.ts'
import { colours, palette } from '../../tokens.ts'
import { charts, glyphPath } from '../glyphs.ts'
import { polar, turn } from '../shapes.ts'

/** The icon of each shortcut, by the address of its file. */
export const shortcutIcons = {
  '/shortcut-coach.png': 'message-circle',
  '/shortcut-rewards.png': 'gift',
  '/shortcut-partners.png': 'store',
  '/shortcut-contact.png': 'mail',
} as const satisfies Record<(typeof shortcuts)[number]['icon'], keyof typeof charts>

const ringDots = 36

/** A shortcut's icon as SVG: a glyph on the night background, in a ring of dots of which one is marigold. */
export function drawShortcutIcon(icon: keyof typeof charts): string {
  const middle = shortcutSize / 2
  const dots = Array.from({ length: ringDots }, (_, index) => {
    const [x, y] = polar([middle, middle], (index / ringDots) * turn - turn / 8, middle - 6.5)
    const [radius, thread] = index === 0 ? [4, 'marigold' as const] : [1.7, 'lilac' as const]
    return `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${radius}" fill="${colours[thread]}"/>`
  })
  const drawing =
    `<g transform="translate(24 24) scale(2)" fill="none" stroke="${colours.milk}" stroke-width="1.7"` +
    ` stroke-linecap="round" stroke-dasharray="0 2"><path d="${glyphPath(charts[icon])}"/></g>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shortcutSize}" height="${shortcutSize}">` +
    `<circle cx="${middle}" cy="${middle}" r="${middle}" fill="${palette.night.light}"/>${dots.join('')}${drawing}</svg>\n`
  )
}
