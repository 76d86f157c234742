import type { Dot } from './dot.ts'
import { catalogue } from './catalogue.ts'
import type { CatalogueEntry, PrintName } from './catalogue.ts'
import { toSvg } from './dots.ts'
import type { Frame } from './dots.ts'
import { circles } from './prints/circles.ts'
import { growth } from './prints/growth.ts'
import { ledger } from './prints/ledger.ts'
import { map } from './prints/map.ts'
import { medal } from './prints/medal.ts'
import { path } from './prints/path.ts'
import { pulse } from './prints/pulse.ts'
import { ripple } from './prints/ripple.ts'
import { signal } from './prints/signal.ts'
import { stack } from './prints/stack.ts'
import { sun } from './prints/sun.ts'
import { weave } from './prints/weave.ts'

/** A print that can be drawn: what pages know of it, and its SVG. Build time only; pages read the catalogue. */
export type Print = CatalogueEntry & { draw(): string }

function asPrint(name: PrintName, dotsOf: (frame: Frame) => Dot[]): Print {
  const entry = catalogue[name]
  return { ...entry, draw: () => toSvg(entry, dotsOf(entry)) }
}

/** Every print by name. */
export const prints = {
  sun: asPrint('sun', sun),
  ripple: asPrint('ripple', ripple),
  circles: asPrint('circles', circles),
  pulse: asPrint('pulse', pulse),
  map: asPrint('map', map),
  stack: asPrint('stack', stack),
  medal: asPrint('medal', medal),
  path: asPrint('path', path),
  growth: asPrint('growth', growth),
  signal: asPrint('signal', signal),
  ledger: asPrint('ledger', ledger),
  weave: asPrint('weave', weave),
} satisfies Record<PrintName, Print>
