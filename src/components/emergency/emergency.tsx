import './emergency.css'
import type { EmergencyContent } from '../../content/types.ts'

/** Emergency numbers as phone links, one per line. */
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
