import { Fragment } from 'react'

/** What a line must not break in two, as the one group of a split. */
const whole = /(AES-256|7-minute|[\w.+-]+@[\w.-]+\w)/

/** A text whose figures and e-mail addresses stay on one line. */
export function Text({ children }: { children: string }) {
  return children.split(whole).map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the same address can come twice
      <span key={index} className="whole">
        {part}
      </span>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- parts have no other identity
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
