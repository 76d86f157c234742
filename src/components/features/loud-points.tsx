import type { Feature } from '../../content/types.ts'
import { classes } from '../classes.ts'
import { Text } from '../text/text.tsx'
import * as style from './loud-points.module.css'

interface LoudPointsProps {
  items: readonly Feature[]
  size?: 'normal' | 'large'
}

/** Points of one or two large words, each with a sentence below them. */
export function LoudPoints({ items, size = 'normal' }: LoudPointsProps) {
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
          <h3 className={style.words}>{title}</h3>
          <p className="text-ink-soft">
            <Text>{text}</Text>
          </p>
        </li>
      ))}
    </ul>
  )
}
