import { PrintImage } from '../print/print.tsx'
import type { PrintFile } from '../print/print.tsx'
import { Badge } from '../text/badge.tsx'
import * as style from './slip.module.css'

/** What `Sticker` takes. */
export interface StickerProps {
  content: { alt: string; label: string; caption: string }
  print: PrintFile
}

/** A partner's sticker for the door; a sample. */
export function Sticker({ content: { alt, label, caption }, print }: StickerProps) {
  return (
    <div className={style.sticker}>
      <PrintImage {...print} alt={alt} />
      <p>
        <Badge label={label} />
        {caption}
      </p>
    </div>
  )
}
