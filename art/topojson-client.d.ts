declare module 'topojson-client' {
  /** The outlines of one named country of a topology, as GeoJSON rings of [longitude, latitude]. */
  export function feature(
    topology: object,
    geometry: object,
  ): { geometry: { type: 'MultiPolygon'; coordinates: [number, number][][][] } }
}
