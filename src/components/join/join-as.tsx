import * as style from './join-as.module.css'
import { JoinLetter } from './join-letter.tsx'
import type { LetterContent } from './join-letter.tsx'
import { Price, PriceTerms } from './price.tsx'
import type { AudiencePrice } from './price.tsx'

interface JoinAsProps {
  content: { price: AudiencePrice; letter: LetterContent }
}

/** How one audience joins: its price as the largest figure of the page, and beside it what happens and its mail link. */
export function JoinAs({ content: { price, letter } }: JoinAsProps) {
  return (
    <div className={style.one}>
      <div>
        <Price of={price} />
        <PriceTerms terms={price.terms} />
      </div>
      <JoinLetter content={letter} />
    </div>
  )
}
