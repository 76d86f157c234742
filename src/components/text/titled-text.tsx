import type { Feature } from '../../content/types.ts'
import { SoftText } from './soft-text.tsx'

/** A title and its text, such as an item of a list. */
export function TitledText({ title, text }: Feature) {
  return (
    <>
      <h3 className="title-3">{title}</h3>
      <SoftText>{text}</SoftText>
    </>
  )
}
