import { breathsPerMinute } from './breath.ts'
import * as style from './dial.module.css'

interface DialProps {
  minutes: number
  breathsDone: number
  /** A number on the ring for each step, and whether it is lit. */
  steps: readonly boolean[]
}

/** Distances from the middle of the dial, which is 332 units wide. */
const ring = 115
const numbers = 150

/**
 * Around the disc that widens and narrows, clockwise from the top: a dot for each breath and a bead for each minute,
 * and outside, on a line, the numbers of the steps.
 */
export function Dial({ minutes, breathsDone, steps }: DialProps) {
  const breaths = minutes * breathsPerMinute
  return (
    <svg className={style.dial} viewBox="-166 -166 332 332" aria-hidden="true">
      <circle className={style.disc} r="97" />
      <circle r={numbers} />
      <path className={style.ahead} pathLength={breaths} d={circle(ring)} />
      {breathsDone > 0 && (
        <path
          className={style.done}
          pathLength={breaths}
          // A dot for each breath that is done, from the first place after the top.
          strokeDasharray={`${'0 1 '.repeat(breathsDone - 1)}0 99`}
          strokeDashoffset="-1"
          d={circle(ring)}
          data-done={breathsDone}
        />
      )}
      {Array.from({ length: minutes }, (_, minute) => (
        <circle
          key={minute}
          className={style.bead}
          {...placeOf((minute + 1) / minutes, ring)}
          r="5"
          data-bead={(minute + 1) * breathsPerMinute <= breathsDone ? 'done' : ''}
        />
      ))}
      {steps.map((isLit, step) => {
        const { cx, cy } = placeOf(step / steps.length, numbers)
        const place = `translate(${cx} ${cy})`
        return (
          <g key={place} className={style.number} transform={place} data-lit={isLit || undefined}>
            <circle r="14" />
            <text fontSize="15" dy=".36em">
              {step + 1}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** A circle around the middle that starts at the top. */
function circle(radius: number): string {
  return `M0-${radius}a${radius} ${radius} 0 1 1-.01 0`
}

/** The place after a part of the way around, to a unit. */
function placeOf(part: number, radius: number) {
  const angle = part * 2 * Math.PI
  return { cx: Math.round(Math.sin(angle) * radius), cy: Math.round(-Math.cos(angle) * radius) }
}
