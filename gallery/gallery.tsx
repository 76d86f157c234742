import { Print } from '../src/components/print/print.tsx'
import type { Drawing } from '../src/prints/drawing.ts'
import { examples } from './all-examples.ts'
import type { Example } from './example.ts'

/** Prints as data for the HTML, and modules beside them that export no drawing, such as the icons. */
const modules = import.meta.glob<object>('../src/prints/*.ts', { eager: true })

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
          {Object.values(modules)
            .flatMap(drawingsOf)
            .map(([name, drawing]) => (
              <figure key={name}>
                <Print drawing={drawing} />
                <figcaption>{name}</figcaption>
              </figure>
            ))}
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

/** The drawings that a module exports, whole or in parts, with names. */
function drawingsOf(exported: object): [name: string, drawing: Drawing][] {
  return Object.entries(exported).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return []
    if (isDrawing(value)) return [[name, value]]
    return drawingsOf(value).map(([part, drawing]): [string, Drawing] => [`${name}, ${part}`, drawing])
  })
}

function isDrawing(value: object): value is Drawing {
  return 'threads' in value
}

const grounds = { paper: 'bg-paper', night: 'on-night bg-night', band: 'on-band bg-paper' }

function Shown({ example }: { example: Example }) {
  const { name, element } = example
  if (example.kind === 'section') {
    return (
      <div id={idOf(name)} data-example={name}>
        <p className="wrap py-3 text-sm">{name}</p>
        {element}
      </div>
    )
  }
  return (
    <section id={idOf(name)} data-example={name} className={`${grounds[example.ground]} py-10`}>
      <div className="wrap">
        <p className="mb-4 text-sm">{name}</p>
        {element}
      </div>
    </section>
  )
}

/** For links to an example, such as /gallery#Badge. */
function idOf(name: string): string {
  return name.replaceAll(/\W+/g, '-')
}
