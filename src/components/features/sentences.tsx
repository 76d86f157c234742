import type { Feature } from '../../content/types.ts'
import { Text } from '../text/text.tsx'
import * as style from './sentences.module.css'

interface SentencesProps {
  items: readonly Feature[]
  /** Level of the names, which are headings. */
  level?: 3 | 4
  /** In a wide window: large in one or in two columns, or of the size of body text. */
  look?: 'large' | 'paired' | 'small'
}

const looks = {
  large: style.large,
  paired: `${style.large} ${style.paired}`,
  small: '',
}

/** Points of one or two sentences each; the name begins the first. */
export function Sentences({ items, level = 3, look = 'large' }: SentencesProps) {
  const Heading = `h${level}` as const
  return (
    <ul role="list" className={`${style.sentences} ${looks[look]}`.trim()}>
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
