import type { Feature } from '../../content/types.ts'
import { PrintImage } from '../print/print.tsx'
import type { PrintFile } from '../print/print.tsx'
import { TitledText } from '../text/titled-text.tsx'
import * as style from './plates.module.css'

interface PlatesProps {
  /** From top to bottom, one for each plate. */
  items: readonly Feature[]
  /** A picture of as many plates, one above the other. */
  print: PrintFile
}

/** Texts from top to bottom, each beside its plate of the picture, which is above them on a phone. */
export function Plates({ items, print }: PlatesProps) {
  return (
    <div className={style.plates}>
      <div className={`${style.ground} on-night bg-night`}>
        <PrintImage {...print} alt="" />
      </div>
      <ul role="list" className={style.texts}>
        {items.map((item) => (
          <li key={item.title} className={style.text}>
            <TitledText {...item} />
          </li>
        ))}
      </ul>
    </div>
  )
}
