import type { DottedCircle, Drawing, Stroke } from '../src/prints/drawing.ts'
import { palette } from '../tokens.ts'

/** A drawing and its position in a picture of several drawings. */
export interface Layer {
  drawing: Drawing
  /** Distance from the top, in viewBox units. */
  top?: number
  /** Units of the picture per unit of the drawing. */
  scale?: number
}

/** A drawing as an SVG file. */
export function toSvg(drawing: Drawing): string {
  return toPicture(drawing, [{ drawing }])
}

/** Layers, from back to front, as one SVG file. Only silhouettes depend on the browser's colour scheme. */
export function toPicture(frame: { width: number; height: number }, layers: readonly Layer[]): string {
  const { width, height } = frame
  const hasGround = layers.some(({ drawing }) => drawing.ground)
  const style = hasGround
    ? `<style>@media(prefers-color-scheme:dark){.ground{fill:${palette.night.dark}}}</style>`
    : ''
  const box = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return toFile(box, style + layers.map(toElements).join(''))
}

/**
 * An SVG file in which dots are round.
 *
 * @param box the attributes of its size and view box
 */
export function toFile(box: string, elements: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} fill="none" stroke-linecap="round">${elements}</svg>\n`
}

/** The elements of a drawing at its position. */
export function toElements({ drawing: { ground, threads }, top = 0, scale = 1 }: Layer): string {
  const moves = [top && `translate(0 ${top})`, scale !== 1 && `scale(${scale})`].filter(Boolean).join('')
  const groups = threads.map(
    ({ colour, strokes, circles = [] }) =>
      `<g stroke="${colour}">${strokes.map(toPath).join('')}${circles.map(toCircle).join('')}</g>`,
  )
  const silhouette = ground ? `<path class="ground" fill="${palette.night.light}" d="${ground}"/>` : ''
  const content = silhouette + groups.join('')
  return moves ? `<g transform="${moves}">${content}</g>` : content
}

function toPath([width, d, gap]: Stroke): string {
  const dashes = gap === undefined ? '' : ` stroke-dasharray="0 ${gap}"`
  return `<path stroke-width="${width}"${dashes} d="${d}"/>`
}

/** `pathLength` is the number of dots, so the distance between dots is 1. */
function toCircle([width, x, y, radius, count, offset]: DottedCircle): string {
  const from = offset === undefined ? '' : ` stroke-dashoffset="${offset}"`
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" stroke-width="${width}"` +
    ` pathLength="${count}" stroke-dasharray="0 1"${from}/>`
  )
}
