import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { Point } from '../types.ts'

/** The part of a Natural Earth topology that this module reads. */
interface Atlas {
  objects: { countries: { geometries: { id?: string }[] } }
}

/** South Africa's numeric code in ISO 3166-1. */
const countryNumber = '710'

/**
 * The mainland's outlines as [longitude, latitude]: the border, then the border of Lesotho.
 *
 * @throws when the atlas has no South Africa
 */
export function readOutlines(): Point[][] {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json')
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Atlas
  const country = atlas.objects.countries.geometries.find(({ id }) => id === countryNumber)
  if (!country) throw new Error('The atlas has no country with the number of South Africa')
  const polygons = feature(atlas, country).geometry.coordinates
  return polygons.reduce((largest, polygon) =>
    (polygon[0]?.length ?? 0) > (largest[0]?.length ?? 0) ? polygon : largest,
  )
}

/** A partner node: its position as [longitude, latitude]. */
export interface Metro {
  at: Point
}

/** The metros with partner nodes. Pretoria is within Johannesburg's rings. */
export const metros = {
  johannesburg: { at: [28.05, -26.2] },
  capeTown: { at: [18.6, -33.92] },
  durban: { at: [30.95, -29.86] },
  gqeberha: { at: [25.57, -33.86] },
  eastLondon: { at: [27.85, -32.97] },
  bloemfontein: { at: [26.22, -29.12] },
  polokwane: { at: [29.45, -23.9] },
  mbombela: { at: [30.97, -25.47] },
  kimberley: { at: [24.77, -28.73] },
} satisfies Record<string, Metro>

/**
 * Connections between metros. The number is how far the arc's pull is from the middle of its chord, in viewBox units, positive
 * to the right of its direction. The arc bulges by half of that.
 */
export const routes: [from: keyof typeof metros, to: keyof typeof metros, swing: number][] = [
  ['capeTown', 'johannesburg', -190],
  ['capeTown', 'kimberley', -40],
  ['capeTown', 'bloemfontein', 50],
  ['capeTown', 'gqeberha', 135],
  ['gqeberha', 'bloemfontein', -60],
  ['gqeberha', 'eastLondon', 70],
  ['eastLondon', 'durban', 110],
  ['durban', 'johannesburg', 60],
  ['bloemfontein', 'johannesburg', 40],
  ['johannesburg', 'mbombela', -40],
  ['polokwane', 'mbombela', -40],
  ['johannesburg', 'polokwane', -30],
]
