import * as style from './join-as.module.css'
import { JoinMail } from './join-mail.tsx'
import type { JoinMailContent } from './join-mail.tsx'
import { Price, PriceTerms } from './price.tsx'
import type { AudiencePrice } from './price.tsx'

interface JoinAsProps {
  content: { price: AudiencePrice; mail: JoinMailContent }
}

/** How one audience joins: its price as the largest figure of the page, and beside it what happens and its mail link. */
export function JoinAs({ content: { price, mail } }: JoinAsProps) {
  return (
    <div className={style.one}>
      <div>
        <Price of={price} />
        <PriceTerms terms={price.terms} />
      </div>
      <JoinMail content={mail} />
    </div>
  )
}
