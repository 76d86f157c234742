import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Drawing } from '../src/components/print/drawing.ts'
import { prints } from './catalogue.ts'
import { toDrawing, toSvg } from './dots.ts'
import { favicon, icon, markDrawing } from './mark.ts'

/** Every file that is drawn, by its path from the project's root. */
export function drawings(): Record<string, string> {
  const drawn = Object.entries(prints).flatMap(([name, { frame, dots, forms }]) => {
    const drawing = toDrawing(frame, dots(frame))
    return forms.map((form) =>
      form === 'data'
        ? ([`src/prints/${name}.ts`, toModule(name, drawing)] as const)
        : ([`src/prints/${name}.svg`, toSvg(drawing)] as const),
    )
  })
  return {
    ...Object.fromEntries(drawn),
    'src/prints/mark.ts': toModule('mark', markDrawing()),
    'public/icon.svg': icon(),
    'public/favicon.svg': favicon(),
  }
}

function toModule(name: string, drawing: Drawing): string {
  return (
    `// Drawn by \`npm run draw\`.\nimport type { Drawing } from '../components/print/drawing.ts'\n\n` +
    `export const ${name}: Drawing = ${JSON.stringify(drawing)}\n`
  )
}

/** Writes every drawing and says what each costs over the wire. */
function writeDrawings(): void {
  const root = resolve(import.meta.dirname, '..')
  for (const [path, text] of Object.entries(drawings())) {
    const file = resolve(root, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    console.log(`${path}: ${text.length} bytes, ${brotliCompressSync(text).length} after Brotli`)
  }
}

if (import.meta.main) writeDrawings()
