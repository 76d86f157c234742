import { Fragment } from 'react'

/** A text in which an e-mail address breaks behind its @ before it breaks anywhere else. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?<=@)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
