import { Print } from '../src/components/print/print.tsx'
import type { Drawing } from '../src/prints/drawing.ts'
import type { Example } from './example.ts'
import { examples } from './examples.ts'

/** Prints as data for the HTML: a drawing or its parts. Modules of types export nothing, those of places no drawing. */
const drawings = import.meta.glob<Record<string, Drawing | Record<string, Drawing>>>(
  ['../src/prints/*.ts', '!**/{aloe,icons,mast,places,year}.ts'],
  {
    eager: true,
  },
)

/** Prints as files. */
const files = import.meta.glob<string>('../src/prints/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
})

/** Shows every component in its states, and every print. For developers only (`npm run dev`, /gallery). */
export function Gallery() {
  return (
    <>
      <nav aria-label="Examples" data-example="Index" className="wrap py-8">
        <ul role="list" className="grid md:grid-cols-2 lg:grid-cols-3">
          {[...examples.map(({ name }) => name), 'Prints'].map((name) => (
            <li key={name}>
              <a href={`#${idOf(name)}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {examples.map((example) => (
        <Shown key={example.name} example={example} />
      ))}
      <section id="Prints" data-example="Prints" className="on-night bg-night py-10">
        <div className="wrap grid gap-8 md:grid-cols-2 lg:grid-cols-3">
          {Object.values(drawings).flatMap((module) =>
            Object.entries(module).flatMap(([name, drawing]) =>
              partsOf(name, drawing).map(([part, drawn]) => (
                <figure key={part}>
                  <Print drawing={drawn} />
                  <figcaption>{part}</figcaption>
                </figure>
              )),
            ),
          )}
          {Object.entries(files).map(([file, address]) => (
            <figure key={file}>
              <img src={address} alt="" />
              <figcaption>{file.replace(/^.*\//, '')}</figcaption>
            </figure>
          ))}
        </div>
      </section>
    </>
  )
}

/** A drawing, or its parts, with names. */
function partsOf(
  name: string,
  drawing: Drawing | Record<string, Drawing>,
): [name: string, drawing: Drawing][] {
  if (isDrawing(drawing)) return [[name, drawing]]
  return Object.entries(drawing).map(([part, drawn]) => [`${name}, ${part}`, drawn])
}

function isDrawing(drawing: Drawing | Record<string, Drawing>): drawing is Drawing {
  return 'threads' in drawing
}

const grounds = { paper: 'bg-paper', night: 'on-night bg-night', band: 'on-band bg-paper' }

function Shown({ example: { name, kind, ground = 'paper', element } }: { example: Example }) {
  if (kind === 'section') {
    return (
      <div id={idOf(name)} data-example={name}>
        <p className="wrap py-3 text-sm">{name}</p>
        {element}
      </div>
    )
  }
  return (
    <section id={idOf(name)} data-example={name} className={`${grounds[ground]} py-10`}>
      <div className="wrap">
        <p className="mb-4 text-sm">{name}</p>
        {element}
      </div>
    </section>
  )
}

/** For links to an example, such as /gallery#Hero-sunrise. */
function idOf(name: string): string {
  return name.replaceAll(/\W+/g, '-')
}
