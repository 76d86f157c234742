/** The mark of a meeting in a wide window, in units of the drawing: the width of a dot, and of the line of a ring. */
const across = { dot: 0.9, line: 0.18 }

/** The same on a phone, where letters are in a ring. */
const down = { dot: 0.62, line: 0.08 }

/** The radius of the middle of a ring's line: across, a ring is as wide as a dot; down, its line lies on the edge of a dot, for the letters. */
export const ringRadii = { across: (across.dot - across.line) / 2, down: down.dot / 2 }

/** What week.module.css has of the marks, as `theme('week.NAME')` (measures.ts): their stroke widths. */
export function weekMeasures(): Record<string, string> {
  return {
    'across-dot': String(across.dot),
    'across-line': String(across.line),
    'down-dot': String(down.dot),
    'down-line': String(down.line),
  }
}
