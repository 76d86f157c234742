import type { Feature } from '../../content/types.ts'
import { Text } from './text.tsx'

/** One point of a list: its title and its text. */
export function Point({ title, text }: Feature) {
  return (
    <>
      <h3 className="title-3">{title}</h3>
      <p className="text-ink-soft">
        <Text>{text}</Text>
      </p>
    </>
  )
}
