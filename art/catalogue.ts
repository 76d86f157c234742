import type { Dot } from './dot.ts'
import type { Drawing } from '../src/components/print/drawing.ts'
import { frame as yearFrame, yearPath } from '../src/components/sunrise/year.ts'
import { toDrawing } from './dots.ts'
import type { Frame, Layer } from './dots.ts'
import { circles } from './fields/circles.ts'
import { day, dayFrame } from './fields/day.ts'
import { growth } from './fields/growth.ts'
import { drawLedger } from './fields/ledger.ts'
import { map } from './fields/map.ts'
import { medal } from './fields/medal.ts'
import { path, pathBrokenOff } from './fields/path.ts'
import { pulse } from './fields/pulse.ts'
import { drawRidges } from './fields/ridges.ts'
import { ripple } from './fields/ripple.ts'
import { signal } from './fields/signal.ts'
import { distanceBetweenPlates, drawStack } from './fields/stack.ts'
import { sticker, stickerFrame, stickerGround } from './fields/sticker.ts'
import { weave, weaveFrame } from './fields/weave.ts'

/** Where a print is used: in the HTML of pages, as data, or as a file. */
type Form = 'data' | 'file'

interface Print {
  frame: Frame
  dots: (frame: Frame) => Dot[]
  /** A silhouette under the dots, in the colour of the night. */
  ground?: string
  forms: readonly Form[]
}

/** Prints whose edges are cut by the frame run off the edge of the page. */
const hero: Frame = { width: 1200, height: 900, bleed: true }
const picture: Frame = { width: 1200, height: 900 }

/** Every print that is one piece, by name. */
export const prints = {
  ripple: { frame: hero, dots: ripple, forms: ['data', 'file'] },
  circles: { frame: hero, dots: circles, forms: ['data', 'file'] },
  pulse: { frame: hero, dots: pulse, forms: ['data', 'file'] },
  map: { frame: picture, dots: map, forms: ['data', 'file'] },
  medal: { frame: picture, dots: medal, forms: ['data', 'file'] },
  path: { frame: hero, dots: path, forms: ['data'] },
  astray: { frame: hero, dots: pathBrokenOff, forms: ['data'] },
  growth: { frame: hero, dots: growth, forms: ['data'] },
  signal: { frame: hero, dots: signal, forms: ['data'] },
  day: { frame: dayFrame, dots: day, forms: ['file'] },
  sticker: { frame: stickerFrame, dots: sticker, ground: stickerGround, forms: ['file'] },
  weave: { frame: weaveFrame, dots: weave, forms: ['file'] },
} as const satisfies Record<string, Print>

/** The name of a print that is one piece. */
export type PrintName = keyof typeof prints

/** A print as a drawing. */
export function draw(name: PrintName): Drawing {
  const { frame, dots, ground }: Print = prints[name]
  return { ...toDrawing(frame, dots(frame)), ...(ground && { ground }) }
}

/** Prints of several parts, which hide each other or move separately in a page: each part is a drawing. */
export const partedPrints = {
  ledger: drawLedger,
  ridges: drawRidges,
  stack: drawStack,
} as const satisfies Record<string, () => Record<string, Drawing>>

/** Pictures that are put together from parts, for files and cards; layers from back to front. */
export const pictures = {
  sun: { frame: picture, layers: sunOverRidges },
  ledger: { frame: picture, layers: () => Object.values(drawLedger()).map((drawing) => ({ drawing })) },
  stack: { frame: { width: 900, height: 344 + 2 * distanceBetweenPlates }, layers: stackApart },
} as const satisfies Record<string, { frame: Frame; layers: () => Layer[] }>

/** The sun of the landing page in its final position. The page computes its dots by the same rule (components/sunrise). */
function sunOverRidges(): Layer[] {
  const year: Drawing = { ...yearFrame, threads: [{ colour: 'marigold', strokes: [[21, yearPath()]] }] }
  const { left, right, near } = drawRidges()
  return [{ drawing: year }, ...[left, right, near].map((drawing) => ({ drawing, scale: 2 }))]
}

function stackApart(): Layer[] {
  const { government, bridge, citizens, strands } = drawStack()
  return [
    { drawing: citizens, top: 2 * distanceBetweenPlates },
    { drawing: strands, top: distanceBetweenPlates },
    { drawing: bridge, top: distanceBetweenPlates },
    { drawing: strands },
    { drawing: government },
  ]
}
