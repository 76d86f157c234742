// Do not edit: drawn by `npm run draw`.
import type { Drawing } from './drawing.ts'

export const ripple: Drawing = {"width":1200,"height":900,"threads":[{"colour":"#FFB52E","strokes":[[22,"m738 402h0m32 0h0m32 0h0m-64 32h0m32 0h0m32 0h0m-64 32h0m32 0h0m32 0h0m-64 32h0m32 0h0m32 0h0"]]},{"colour":"#EEF0FF","strokes":[],"circles":[[12,770,450,140,60],[16,770,450,140,12],[9,770,450,157,60,0.5],[5,770,450,171,60]]},{"colour":"#97A3FF","strokes":[],"circles":[[12,770,450,264,96],[16,770,450,264,12],[9,770,450,281,96,0.5],[5,770,450,295,96]]},{"colour":"#4353D6","strokes":[],"circles":[[12,770,450,388,132],[16,770,450,388,12],[9,770,450,405,132,0.5],[5,770,450,419,132]]}]}
