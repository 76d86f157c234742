import type { Dot } from './dot.ts'
import type { Frame } from './dots.ts'
import { circles } from './fields/circles.ts'
import { growth } from './fields/growth.ts'
import { ledger } from './fields/ledger.ts'
import { map } from './fields/map.ts'
import { medal } from './fields/medal.ts'
import { path } from './fields/path.ts'
import { pulse } from './fields/pulse.ts'
import { ripple } from './fields/ripple.ts'
import { signal } from './fields/signal.ts'
import { stack } from './fields/stack.ts'
import { sun } from './fields/sun.ts'
import { weave } from './fields/weave.ts'

/** Where a print is used: in the HTML of pages, as data, or as a file. */
type Form = 'data' | 'file'

interface Print {
  frame: Frame
  dots: (frame: Frame) => Dot[]
  forms: readonly Form[]
}

/** Prints whose edges are cut by the frame run off the edge of the page. */
const hero: Frame = { width: 1200, height: 900, bleed: true }
const picture: Frame = { width: 1200, height: 900 }

/** Every print by name. */
export const prints = {
  sun: { frame: hero, dots: sun, forms: ['data'] },
  ripple: { frame: hero, dots: ripple, forms: ['data', 'file'] },
  circles: { frame: hero, dots: circles, forms: ['data', 'file'] },
  pulse: { frame: hero, dots: pulse, forms: ['data', 'file'] },
  map: { frame: picture, dots: map, forms: ['data', 'file'] },
  stack: { frame: picture, dots: stack, forms: ['data', 'file'] },
  medal: { frame: picture, dots: medal, forms: ['data', 'file'] },
  path: { frame: hero, dots: path, forms: ['data'] },
  growth: { frame: hero, dots: growth, forms: ['data'] },
  signal: { frame: hero, dots: signal, forms: ['data'] },
  ledger: { frame: hero, dots: ledger, forms: ['data'] },
  weave: { frame: { width: 336, height: 336, bleed: true }, dots: weave, forms: ['file'] },
} as const satisfies Record<string, Print>

/** The name of a print. */
export type PrintName = keyof typeof prints
