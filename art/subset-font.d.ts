/** The part of subset-font that art/draw-font.ts uses; the package has no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    /** Pins an axis of a variable font to one value. */
    variationAxes?: Record<string, number>
  }
  /** The font reduced to the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
