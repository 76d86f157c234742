import type { Drawing, Stroke } from '../src/prints/drawing.ts'
import { frame } from '../src/prints/places/frames.ts'
import { plateDistance } from '../src/prints/places/plates-apart.ts'
import { plateCentre, plateFrame, stackFrame } from '../src/prints/places/stack.ts'
import { stickerFrame } from '../src/prints/places/sticker.ts'
import { dotWidth, yearPath } from '../src/prints/places/year.ts'
import { colours } from '../tokens.ts'
import { toDrawing } from './dots.ts'
import { aloe } from './motifs/aloe.ts'
import { drawAstray } from './motifs/astray.ts'
import { drawBook } from './motifs/book.ts'
import { circles } from './motifs/circles.ts'
import { map, mapArcs } from './motifs/map.ts'
import { medal } from './motifs/medal.ts'
import { path } from './motifs/path.ts'
import { pulse } from './motifs/pulse.ts'
import { drawRidges } from './motifs/ridges.ts'
import { ripple } from './motifs/ripple.ts'
import { signal } from './motifs/signal.ts'
import { drawStack } from './motifs/stack.ts'
import { sticker, stickerGround } from './motifs/sticker.ts'
import { weave, weaveFrame } from './motifs/weave.ts'
import { toPicture, toSvg } from './svg.ts'
import type { Layer } from './svg.ts'
import type { Dot, Frame } from './types.ts'

/** How pages use a print: as data for an SVG in the HTML, or as an SVG file. */
type Form = 'data' | 'file'

interface Print {
  frame: Frame
  dots: (frame: Frame) => Dot[]
  /** Lines of dots over it, in milk. */
  line?: () => Stroke
  /** Path data of a silhouette under the dots, in the night colour. */
  ground?: string
  forms: readonly Form[]
}

/** The frame of prints that are cut at the edge of the page. */
const cut: Frame = { ...frame, bleed: true }

/** The prints of single dots, by name. Each is one drawing. */
export const dotPrints = {
  ripple: { frame: cut, dots: ripple, forms: ['data', 'file'] },
  circles: { frame: cut, dots: circles, forms: ['data', 'file'] },
  pulse: { frame: cut, dots: pulse, forms: ['data', 'file'] },
  map: { frame, dots: map, line: mapArcs, forms: ['data', 'file'] },
  medal: { frame, dots: medal, forms: ['data', 'file'] },
  path: { frame: cut, dots: path, forms: ['data'] },
  aloe: { frame: cut, dots: aloe, forms: ['data'] },
  signal: { frame: cut, dots: signal, forms: ['data'] },
  sticker: { frame: stickerFrame, dots: sticker, ground: stickerGround, forms: ['file'] },
  weave: { frame: weaveFrame, dots: weave, forms: ['file'] },
} as const satisfies Record<string, Print>

/** Name of a print of single dots. */
export type DotPrint = keyof typeof dotPrints

/** Draws a print. */
export function draw(name: DotPrint): Drawing {
  const { frame: own, dots, line, ground }: Print = dotPrints[name]
  const drawing = toDrawing(own, dots(own))
  const threads = line ? [...drawing.threads, { colour: colours.milk, strokes: [line()] }] : drawing.threads
  return { ...drawing, threads, ...(ground && { ground }) }
}

/** Prints of lines. Some consist of several drawings, which overlap or move separately in a page. */
export const linePrints = {
  astray: drawAstray,
  book: drawBook,
  ridges: drawRidges,
  stack: drawStack,
} as const satisfies Record<string, () => Drawing | Record<string, Drawing>>

/** The pictures with prints of lines, by name. */
const linePictures = {
  sun: () => toPicture(frame, sunOverRidges()),
  book: () => toSvg(drawBook()),
  stack: () => toPicture({ ...plateFrame, height: plateFrame.height + 2 * plateDistance }, stackApart()),
}

/** Name of a picture of a card: a print of single dots, or a picture with prints of lines. */
export type PictureName = DotPrint | keyof typeof linePictures

/** A whole picture as SVG, for a card. */
export function pictureOf(name: PictureName): string {
  return isDotPrint(name) ? toSvg(draw(name)) : linePictures[name]()
}

function isDotPrint(name: PictureName): name is DotPrint {
  return name in dotPrints
}

/** The sun of the landing page at rest, which is whole. The page computes its dots by the same rule (components/sunrise). */
function sunOverRidges(): Layer[] {
  const year: Drawing = {
    ...frame,
    threads: [{ colour: colours.marigold, strokes: [[dotWidth, yearPath()]] }],
  }
  const { left, right, near } = drawRidges()
  return [{ drawing: year }, ...[left, right, near].map((drawing) => ({ drawing, scale: 2 }))]
}

/** The space above the plate of a third, which is then in its middle. */
const abovePlate = stackFrame.height / 6 - plateCentre[1]

/** The stack as a file. Each third of its height has a plate, for a text beside it. */
export function stackInThirds(): string {
  return toPicture(stackFrame, stackApart(stackFrame.height / 3, abovePlate))
}

/** The plates of the stack and the posts between them, from back to front. */
function stackApart(distance: number = plateDistance, top = 0): Layer[] {
  const { government, bridge, citizens, posts } = drawStack(distance)
  return [
    { drawing: citizens, top: top + 2 * distance },
    { drawing: posts, top: top + distance },
    { drawing: bridge, top: top + distance },
    { drawing: posts, top },
    { drawing: government, top },
  ]
}
