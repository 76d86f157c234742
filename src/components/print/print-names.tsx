import * as style from './print-names.module.css'

interface PrintNamesProps<Part extends string> {
  names: Readonly<Record<Part, string>>
  /** Where the baseline of each name begins, or where its middle is, in units of the drawing. */
  places: Readonly<Record<Part, readonly [x: number, y: number]>>
  anchor?: 'start' | 'middle'
}

/** Names of the parts of a print; for the eye. */
export function PrintNames<Part extends string>({ names, places, anchor = 'start' }: PrintNamesProps<Part>) {
  return (
    <g
      className={style.names}
      textAnchor={anchor}
      dominantBaseline={anchor === 'middle' ? 'central' : undefined}
      aria-hidden="true"
    >
      {(Object.keys(names) as Part[]).map((part) => (
        <text key={part} x={places[part][0]} y={places[part][1]}>
          {names[part]}
        </text>
      ))}
    </g>
  )
}
