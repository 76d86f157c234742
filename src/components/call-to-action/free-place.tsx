/** An empty place among the people of a print: a ring as large as a person. */
export function FreePlace(place: { cx: number; cy: number; r: number }) {
  return <circle {...place} fill="var(--night)" stroke="var(--marigold)" strokeWidth="8" />
}
