import { plateCentre, plateFrame, plateStep, stackFrame } from '../../prints/places/stack.ts'

/** What the sheets of this folder have of the plates, as `theme('stack.NAME')` (measures.ts). */
export function stackMeasures(): Record<string, string> {
  const rise = Math.atan2(plateStep.down, plateStep.across) * (180 / Math.PI)
  return {
    // How names on plates lean, because they run along the edges.
    lean: `-${rise.toFixed(1)}deg`,
    // How far down the corners of a plate are, and the middle of a third of the file: parts of the width.
    corners: `${plateCentre[1]} / ${plateFrame.width}`,
    'third-middle': `${((100 * stackFrame.height) / 6 / stackFrame.width).toFixed(1)}%`,
  }
}
