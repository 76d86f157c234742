import * as style from './point-dots.module.css'

/** Points for each dot. It divides all values of the specification. */
export const pointsPerDot = 25

/** Dots on a full line: 1,000 points. */
const dotsPerLine = 40

/** Distance from dot to dot, in viewBox units. */
const pitch = 8

/** Points as dots, to scale. The number is beside them as text. */
export function PointDots({ points }: { points: number }) {
  const dots = points / pointsPerDot
  const lines = Array.from({ length: Math.ceil(dots / dotsPerLine) }, (_, line) =>
    Math.min(dotsPerLine, dots - line * dotsPerLine),
  )
  return (
    <svg
      className={style.dots}
      aria-hidden="true"
      viewBox={`0 0 ${dotsPerLine * pitch} ${lines.length * pitch}`}
    >
      {/* Zero-length dashes, one per pitch. Each line ends slightly after its last dot. */}
      <path
        d={lines.map((count, line) => `M4 ${4 + line * pitch}h${(count - 1) * pitch || ''}.1`).join('')}
      />
    </svg>
  )
}
