import type { Drawing } from '../src/components/print/drawing.ts'
import { Print } from '../src/components/print/print.tsx'
import { examples } from './examples.tsx'
import type { Example } from './examples.tsx'

/** Prints as pages carry them; each module has one. */
const drawings = import.meta.glob<Record<string, Drawing>>(['../src/prints/*.ts', '!**/icons.ts'], {
  eager: true,
})

/** Prints as files. */
const files = import.meta.glob<string>('../src/prints/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
})

/** Every component in its states, and every print; seen by the people who work here (`npm run dev`, /gallery). */
export function Gallery() {
  return (
    <>
      {examples.map((example) => (
        <Shown key={example.name} example={example} />
      ))}
      <section className="on-night bg-night py-10">
        <div className="wrap grid gap-8 md:grid-cols-2 lg:grid-cols-3">
          {Object.values(drawings).flatMap((module) =>
            Object.entries(module).map(([name, drawing]) => (
              <figure key={name}>
                <Print drawing={drawing} />
                <figcaption>{name}</figcaption>
              </figure>
            )),
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

function Shown({ example: { name, kind, ground, element } }: { example: Example }) {
  if (kind === 'section') {
    return (
      <>
        <p className="wrap py-3 text-sm">{name}</p>
        {element}
      </>
    )
  }
  return (
    <section className={ground === 'night' ? 'on-night bg-night py-10' : 'bg-paper py-10'}>
      <div className="wrap">
        <p className="mb-4 text-sm">{name}</p>
        {element}
      </div>
    </section>
  )
}
