import type { Feature } from '../../content/types.ts'
import { classes } from '../classes.ts'
import { Text } from '../text/text.tsx'
import * as style from './loud-points.module.css'

interface LoudPointsProps {
  items: readonly Feature[]
  /** Level of the words, which are headings. */
  level?: 3 | 4
  size?: 'normal' | 'large'
}

/** Points of one or two large words, each with a sentence below them. */
export function LoudPoints({ items, level = 3, size = 'normal' }: LoudPointsProps) {
  const Heading = `h${level}` as const
  const { length } = items
  return (
    <ul
      role="list"
      className={classes(
        style.points,
        length > 3 && style.many,
        length === 4 && style.four,
        size === 'large' && style.large,
      )}
    >
      {items.map(({ title, text }) => (
        <li key={title}>
          <Heading className={style.words}>{title}</Heading>
          <p className="text-ink-soft">
            <Text>{text}</Text>
          </p>
        </li>
      ))}
    </ul>
  )
}
