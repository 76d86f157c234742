import type { Feature } from '../../content/types.ts'
import { Text } from './text.tsx'

/** A title and its text, such as an item of a list. */
export function TitledText({ title, text }: Feature) {
  return (
    <>
      <h3 className="title-3">{title}</h3>
      <p className="text-ink-soft">
        <Text>{text}</Text>
      </p>
    </>
  )
}
