interface FreePlaceProps {
  place: Round
  /** What the edge of the band would cut, which is not shown. */
  hidden: Round
}

interface Round {
  cx: number
  cy: number
  r: number
}

/** An empty place among the people of a print: a ring as large as a person. */
export function FreePlace({ place, hidden }: FreePlaceProps) {
  return (
    <>
      <circle {...hidden} fill="var(--night)" />
      <circle {...place} fill="var(--night)" stroke="var(--marigold)" strokeWidth="8" />
    </>
  )
}
