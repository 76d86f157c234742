import './prose.css'
import type { ReactNode } from 'react'
import { Text } from '../text/text.tsx'

interface ProseProps {
  paragraphs: readonly string[]
  /** Content beside the text in a wide window. */
  aside?: ReactNode
}

/** Running text, slightly larger than usual. */
export function Prose({ paragraphs, aside }: ProseProps) {
  return (
    <div className="prose-row">
      <div className="prose">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Text>{paragraph}</Text>
          </p>
        ))}
      </div>
      {aside}
    </div>
  )
}
