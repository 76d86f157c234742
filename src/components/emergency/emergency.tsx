import type { EmergencyContent } from '../../content/types.ts'
import * as style from './emergency.module.css'

interface EmergencyProps {
  content: EmergencyContent
  /** A note in a text, or a message of the system below a conversation. */
  look?: 'note' | 'message'
}

/** Emergency numbers as phone links, one per line. */
export function Emergency({ content: { before, numbers }, look = 'note' }: EmergencyProps) {
  return (
    <p className={look === 'note' ? style.emergency : `${style.emergency} ${style.message}`}>
      {before}
      {numbers.map(({ number, text }) => (
        <span key={number}>
          {' '}
          <a href={`tel:${number}`}>{number}</a> {text}
        </span>
      ))}
    </p>
  )
}
