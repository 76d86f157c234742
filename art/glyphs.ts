/**
 * The dot glyphs: icons of 24 units as charts of eleven by eleven beads. They are Lucide's icons of the same
 * names, redrawn by hand on the lattice. Lucide's outlines, converted to beads by a program, could not be told
 * apart at 24 pixels.
 */
export const charts = {
  gift: `
    ..###.###..
    ..#..#..#..
    ...##.##...
    ###########
    #....#....#
    ###########
    .#...#...#.
    .#...#...#.
    .#...#...#.
    .#...#...#.
    .#########.`,
  landmark: `
    .....#.....
    ...##.##...
    .##.....##.
    ###########
    ...........
    .#..#.#..#.
    .#..#.#..#.
    .#..#.#..#.
    .#..#.#..#.
    ...........
    ###########`,
  mail: `
    ...........
    ###########
    ##.......##
    #.##...##.#
    #...#.#...#
    #....#....#
    #.........#
    #.........#
    ###########
    ...........
    ...........`,
  'message-circle': `
    ...#####...
    ..#.....#..
    .#.......#.
    #.........#
    #..#.#.#..#
    #.........#
    #.........#
    .#.......#.
    .##.....#..
    .#.#####...
    .##........`,
  store: `
    .#########.
    .#.#.#.#.#.
    #..#.#.#..#
    ###########
    .#.......#.
    .#.......#.
    .#.####..#.
    .#.#..#..#.
    .#.#..#..#.
    .#.#..#..#.
    .#########.`,
  user: `
    ....###....
    ...#...#...
    ...#...#...
    ...#...#...
    ....###....
    ...........
    ..#######..
    .#.......#.
    #.........#
    #.........#
    ...........`,
} as const

/** Distance between two beads, in the glyph's units. */
const pitch = 2

/**
 * A chart as path data. Each run of beads on a row is a line of zero-length dashes (components/print/icon.module.css),
 * which ends slightly after the last bead.
 */
export function glyphPath(chart: string): string {
  const rows = chart.trim().split(/\s+/)
  return rows
    .flatMap((row, down) =>
      Array.from(row.matchAll(/#+/g), ({ 0: run, index }) => {
        return `M${pitch * (index + 1)} ${pitch * (down + 1)}h${(run.length - 1) * pitch || ''}.1`
      }),
    )
    .join('')
}
