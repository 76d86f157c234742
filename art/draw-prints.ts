import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Drawing } from '../src/prints/drawing.ts'
import { dotPrints, draw, linePrints, stackInThirds } from './catalogue.ts'
import type { DotPrint } from './catalogue.ts'
import { favicon, icon, markDrawing } from './mark.ts'
import { drawGrowthSteps } from './motifs/growth-steps.ts'
import { toSvg } from './svg.ts'

const notice = '// Do not edit: drawn by `npm run draw`.\n'

/** The content of every print, of the mark and of the icons in `public`, by its path from the project's root. */
export function drawings(): Record<string, string> {
  const names = Object.keys(dotPrints) as DotPrint[]
  const drawn = names.flatMap((name) => {
    const drawing = draw(name)
    return dotPrints[name].forms.map((form) =>
      form === 'data'
        ? ([`src/prints/${name}.ts`, toModule(name, drawing)] as const)
        : ([`src/prints/${name}.svg`, toSvg(drawing)] as const),
    )
  })
  const ofLines = Object.entries(linePrints).map(([name, drawPrint]) => [
    `src/prints/${name}.ts`,
    toModule(name, drawPrint()),
  ])
  return {
    ...Object.fromEntries(drawn),
    ...Object.fromEntries(ofLines),
    'src/prints/names.ts': toNames([...Object.keys(dotPrints), ...Object.keys(linePrints)]),
    'src/prints/stack.svg': stackInThirds(),
    'src/prints/mark.ts': toModule('mark', markDrawing()),
    'src/prints/growth-steps.ts': `${notice}export const growthSteps = ${JSON.stringify(drawGrowthSteps())}\n`,
    'public/icon.svg': icon(),
    'public/favicon.svg': favicon(),
  }
}

/** The source of a module that exports a drawing, or its parts by name. */
function toModule(name: string, drawing: Drawing | Record<string, Drawing>): string {
  const isOnePiece = 'threads' in drawing
  const value = JSON.stringify(drawing)
  const statement = isOnePiece
    ? `export const ${name}: Drawing = ${value}`
    : `export const ${name} = ${value} satisfies Record<string, Drawing>`
  return `${notice}import type { Drawing } from './drawing.ts'\n\n${statement}\n`
}

/** The source of a module with the names of the prints, as a type. */
function toNames(names: readonly string[]): string {
  const union = names.map((name) => `  | '${name}'\n`).join('')
  return `${notice}/** A print of this folder. */\nexport type DrawnPrint =\n${union}`
}

/** Writes every drawing and logs its size before and after compression. */
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
