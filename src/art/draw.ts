import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { favicon, icon, mark } from './mark.ts'
import { prints } from './prints.ts'

/** Every file that is drawn, by its path from the project's root. */
export function drawings(): Record<string, string> {
  const drawn = Object.entries(prints).map(([name, print]) => [`src/art/drawn/${name}.svg`, print.draw()])
  return {
    ...Object.fromEntries(drawn),
    'src/art/drawn/mark.svg': mark('#EEF0FF'),
    'public/icon.svg': icon(),
    'public/favicon.svg': favicon(),
  }
}

/** Writes every drawing and says what each costs over the wire. */
function writeDrawings(): void {
  const root = resolve(import.meta.dirname, '../..')
  for (const [path, svg] of Object.entries(drawings())) {
    const file = resolve(root, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, svg)
    console.log(`${path}: ${svg.length} bytes, ${brotliCompressSync(svg).length} after Brotli`)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeDrawings()
