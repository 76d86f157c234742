import type { Frame } from './dots.ts'

/** What a page needs to know to show a print; holds no drawing code, so that pages may import it. */
export type CatalogueEntry = Frame & {
  /** What is drawn, in words; empty where the picture only decorates. */
  alt: string
}

const hero = { width: 1200, height: 900, bleed: true }

/** Every print by name. The drawn file is `drawn/NAME.svg`; sizes are viewBox units and intrinsic pixels. */
export const catalogue = {
  sun: { ...hero, alt: '' },
  ripple: { ...hero, alt: '' },
  circles: { ...hero, alt: '' },
  pulse: { ...hero, alt: '' },
  map: {
    width: 1200,
    height: 900,
    alt: 'Map of South Africa drawn in dots: nine cities glow as partner nodes, joined by arcs.',
  },
  stack: {
    width: 1200,
    height: 900,
    alt: 'Three woven layers, one above the other and joined by upright strands: the government stack, the bridge and the citizen stack.',
  },
  medal: {
    width: 1200,
    height: 900,
    alt: 'Four discs of dots, each larger than the last: bronze, silver, gold and platinum.',
  },
  path: { ...hero, alt: '' },
  growth: { ...hero, alt: '' },
  signal: { ...hero, alt: '' },
  ledger: { ...hero, alt: '' },
  weave: { width: 336, height: 336, bleed: true, alt: '' },
} satisfies Record<string, CatalogueEntry>

/** The name of a print. */
export type PrintName = keyof typeof catalogue
