import type { TillContent } from '../../content/types.ts'
import { PrintImage } from '../print/print.tsx'
import * as style from './till.module.css'

interface TillProps {
  content: TillContent
  /** Address of the sticker's print. */
  sticker: string
}

/** A partner's sticker for the door, and a till slip that names the activity but not the member. */
export function Till({ content: { sticker: words, slip }, sticker }: TillProps) {
  return (
    <div className={style.till}>
      <figure>
        <PrintImage src={sticker} alt={words.alt} width={600} height={600} />
        <figcaption>{words.caption}</figcaption>
      </figure>
      <figure>
        <div className={style.slip}>
          <p className="badge">{slip.label}</p>
          <p className={style.slipTitle}>{slip.title}</p>
          <dl>
            {slip.rows.map((row) => (
              <div key={row.name}>
                <dt>{row.name}</dt>
                <dd>{row.value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <figcaption>{slip.caption}</figcaption>
      </figure>
    </div>
  )
}
