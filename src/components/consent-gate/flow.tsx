import * as style from './flow.module.css'

/** Where the dots of a row lead, seen from the citizens. */
export type Way = 'crosses' | 'stops' | 'arrives' | 'stays'

interface FlowProps {
  way: Way
  /** Where its dots end, if that is neither side. */
  label?: string | undefined
}

const ways = { crosses: style.crosses, stops: style.stops, arrives: style.arrives, stays: style.stays }

/** Data as a row of dots between citizens, at the left, and government. */
export function Flow({ way, label }: FlowProps) {
  return (
    <div className={`${style.dots} ${ways[way]}`} aria-hidden="true" data-way={way}>
      <span data-side="citizens" className={style.near} />
      {label && <span className={style.label}>{label}</span>}
      {(way === 'crosses' || way === 'arrives') && <span data-side="government" className={style.far} />}
    </div>
  )
}
