import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** Two pictures that differ. */
export interface Difference {
  /** Name of the page or example and of the view. */
  name: string
  pixels: number
  before: Buffer
  after: Buffer
  /** The differing pixels, on a pale copy of the picture before. */
  marked: Buffer
}

/** Compares two PNG files pixel by pixel. Where one is larger, its additional pixels differ. */
export async function compare(name: string, before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined
  const sizes = await Promise.all([before, after].map((file) => sharp(file).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [from, to] = await Promise.all([rawPixels(before, width, height), rawPixels(after, width, height)])
  const marked = new Uint8Array(width * height * 4)
  const pixels = pixelmatch(from, to, marked, width, height, { threshold: 0, includeAA: true })
  if (pixels === 0) return undefined
  const picture = sharp(marked, { raw: { width, height, channels: 4 } })
  return { name, pixels, before, after, marked: await picture.png().toBuffer() }
}

/** The pixels of a picture, filled up to a size with transparent ones. */
async function rawPixels(file: Buffer, width: number, height: number): Promise<Buffer> {
  const picture = sharp(file).ensureAlpha()
  const size = await picture.metadata()
  const more = { right: width - size.width, bottom: height - size.height, background: '#0000' }
  return picture.extend(more).raw().toBuffer()
}
