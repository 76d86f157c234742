import type { Feature } from '../../content/types.ts'
import { Text } from '../text/text.tsx'
import * as style from './sentences.module.css'

interface SentencesProps {
  items: readonly Feature[]
  /** Level of the names, which are headings. */
  level?: 3 | 4
  /** Places the points, which are then of the size of body text also in a wide window. */
  className?: string
}

/** Points of one or two sentences each; the name begins the first. */
export function Sentences({ items, level = 3, className = style.large }: SentencesProps) {
  const Heading = `h${level}` as const
  return (
    <ul role="list" className={`${style.sentences} ${className}`}>
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
