import './emergency.css'
import type { EmergencyContent } from '../../content/types.ts'

/** Numbers that a phone calls at a tap, one in a line. */
export function Emergency({ content: { before, numbers } }: { content: EmergencyContent }) {
  return (
    <p className="emergency">
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
