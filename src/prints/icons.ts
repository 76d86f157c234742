// Do not edit: drawn by `npm run draw`: glyphs from art/glyphs.ts, outlines from lucide-react.
import type { GlyphDrawings, OutlineDrawings } from './icon-drawing.ts'

export const glyphs: GlyphDrawings = {
  "landmark": "M12 2h.1M8 4h2.1M14 4h2.1M4 6h2.1M18 6h2.1M2 8h20.1M4 12h.1M10 12h.1M14 12h.1M20 12h.1M4 14h.1M10 14h.1M14 14h.1M20 14h.1M4 16h.1M10 16h.1M14 16h.1M20 16h.1M4 18h.1M10 18h.1M14 18h.1M20 18h.1M2 22h20.1",
  "store": "M4 2h16.1M4 4h.1M8 4h.1M12 4h.1M16 4h.1M20 4h.1M2 6h.1M8 6h.1M12 6h.1M16 6h.1M22 6h.1M2 8h20.1M4 10h.1M20 10h.1M4 12h.1M20 12h.1M4 14h.1M8 14h6.1M20 14h.1M4 16h.1M8 16h.1M14 16h.1M20 16h.1M4 18h.1M8 18h.1M14 18h.1M20 18h.1M4 20h.1M8 20h.1M14 20h.1M20 20h.1M4 22h16.1",
  "user": "M10 2h4.1M8 4h.1M16 4h.1M8 6h.1M16 6h.1M8 8h.1M16 8h.1M10 10h4.1M6 14h12.1M4 16h.1M20 16h.1M2 18h.1M22 18h.1M2 20h.1M22 20h.1",
}

export const outlines: OutlineDrawings = {
  "arrow-right": [["path",{"d":"M5 12h14"}],["path",{"d":"m12 5 7 7-7 7"}]],
  "share": [["path",{"d":"M12 2v13"}],["path",{"d":"m16 6-4-4-4 4"}],["path",{"d":"M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8"}]],
  "square-plus": [["rect",{"width":"18","height":"18","x":"3","y":"3","rx":"2"}],["path",{"d":"M8 12h8"}],["path",{"d":"M12 8v8"}]],
}
