import type { ReactNode } from 'react'
import { Text } from '../text/text.tsx'
import * as style from './prose.module.css'

interface ProseProps {
  paragraphs: readonly string[]
  /** Content beside the text in a wide window. */
  aside?: ReactNode
  /** In a wide window; two if nothing is beside the text. */
  columns?: 1 | 2
}

/** Running text, slightly larger than usual. */
export function Prose({ paragraphs, aside, columns = 1 }: ProseProps) {
  return (
    <div className={style.row}>
      <div className={columns === 2 ? `${style.prose} ${style.wide}` : style.prose}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Text>{paragraph}</Text>
          </p>
        ))}
      </div>
      {aside}
    </div>
  )
}
