import { cardSize } from '../../renderer/html/sharing-card.ts'
import { site } from '../../src/content/site.ts'
import { colours, palette } from '../../tokens.ts'
import { pictureOf } from '../catalogue.ts'
import { mark } from '../mark.ts'
import type { Card } from './cards.ts'

/**
 * The HTML page of a card, for a screenshot. The print is in the background. The text is on the left, where the
 * print is empty. The site's name is at the bottom.
 *
 * @param font address of the display font, the only font of the card
 */
export function cardPage({ kicker, title, print, accent, place }: Card, font: string): string {
  return `<!doctype html>
<html lang="${site.locale}">
<meta charset="utf-8">
<style>
@font-face { font-family: Display; src: url(${font}) format('woff2'); font-weight: 800 }
* { margin: 0; padding: 0; box-sizing: border-box }
body {
  position: relative; width: ${cardSize.width}px; height: ${cardSize.height}px; overflow: hidden;
  display: flex; flex-direction: column; padding: 68px 72px 64px;
  background: ${palette.night.light}; color: ${colours.milk}; font: 800 30px/1.1 Display;
}
.print { position: absolute; inset: 0; z-index: -1; overflow: hidden; mask: linear-gradient(to right, transparent ${place.clear}px, #000 ${place.clear + 120}px) }
.print img { position: absolute; left: ${place.left}px; top: ${place.top}px; width: ${place.width}px }
.kicker { color: ${colours[accent]}; letter-spacing: -.005em }
h1 { margin-top: 22px; max-width: 620px; font-size: 86px; line-height: .98; letter-spacing: -.035em; text-wrap: pretty }
h1 span { white-space: nowrap }
.name { display: flex; align-items: center; gap: 16px; margin-top: auto; font-size: 36px; letter-spacing: -.02em }
.name img { width: 46px; height: 46px }
</style>
<body>
<div class="print"><img src="${asDataUrl(pictureOf(print))}" alt=""></div>
<p class="kicker">${kicker}</p>
<h1>${withBoundWords(title)}</h1>
<p class="name"><img src="${asDataUrl(mark())}" alt="">${site.name}</p>
</body>
</html>
`
}

/** The title as HTML. One- and two-letter words do not break from the next word. */
function withBoundWords(title: string): string {
  return title.replaceAll(/(?<= )\p{L}{1,2} \S+/gu, '<span>$&</span>')
}

function asDataUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
