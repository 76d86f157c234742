/**
 * Path data of dots: a zero-length segment each, whose round cap is the dot. Moves are relative, because those along rows
 * compress best.
 *
 * @param places in whole units of the drawing
 */
export function dotsPath(places: readonly (readonly [x: number, y: number])[]): string {
  let [fromX, fromY] = [0, 0]
  return places
    .map(([x, y]) => {
      const [dx, dy] = [x - fromX, y - fromY]
      fromX = x
      fromY = y
      return `m${dx}${dy < 0 ? '' : ' '}${dy}h0`
    })
    .join('')
}
