import type { Feature } from '../../content/types.ts'
import { Text } from '../text/text.tsx'
import * as style from './sentences.module.css'

interface SentencesProps {
  items: readonly Feature[]
  /** Level of the names, which are headings. */
  level?: 3 | 4
  /** `rows`: in a wide window each name is beside its text; `large`: large names above their texts. */
  layout?: 'rows' | 'large'
}

const layouts = { rows: style.rows, large: style.large }

/** Points of a name and a sentence. */
export function Sentences({ items, level = 3, layout = 'rows' }: SentencesProps) {
  const Heading = `h${level}` as const
  return (
    <ul role="list" className={`${style.sentences} ${layouts[layout]}`}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <Heading className={style.name}>{title}</Heading>{' '}
          <p className={style.text}>
            <Text>{text}</Text>
          </p>
        </li>
      ))}
    </ul>
  )
}
