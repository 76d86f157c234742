import type { Feature } from '../../content/types.ts'
import { Text } from '../text/text.tsx'
import * as style from './sentences.module.css'

interface SentencesProps {
  items: readonly Feature[]
  /** Level of the names, which are headings. */
  level?: 3 | 4
  /**
   * In a wide window: a row for each, its name beside its text, or all in columns of one row. Large rows are two in a
   * row on a tablet.
   */
  layout?: 'rows' | 'large' | 'columns'
}

const layouts = { rows: style.rows, large: `${style.rows} ${style.large}`, columns: style.columns }

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
