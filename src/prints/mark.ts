// Do not edit: drawn by `npm run draw`.
import type { Drawing } from './drawing.ts'

export const mark: Drawing = {"width":32,"height":32,"threads":[{"colour":"#EEF0FF","strokes":[[5.63,"M4.91,3.2h0M4.91,9.6h0M4.91,16h0M4.91,22.4h0M4.91,28.8h0M10.46,12.8h0M16,9.6h0M21.54,6.4h0M10.46,19.2h0M16,22.4h0M21.54,25.6h0M27.09,28.8h0"]]},{"colour":"#FFB52E","strokes":[[5.63,"M27.09,3.2h0"]]}]}
