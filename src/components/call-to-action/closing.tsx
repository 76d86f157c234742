import type { ReactNode } from 'react'
import type { CallToActionContent } from '../../content/types.ts'
import { Actions } from '../actions/actions.tsx'
import { Text } from '../text/text.tsx'
import * as style from './closing.module.css'

interface ClosingProps {
  content: CallToActionContent
  /** What the band has besides its words. */
  className: string
  /** The halftone edge of the night above it, which sections.css gives to the section before. */
  hasEdge?: boolean
  /** A print behind the words. */
  children?: ReactNode
}

/** The closing band of a page: its words and next steps. */
export function Closing({ content, className, hasEdge, children }: ClosingProps) {
  return (
    <section className={`${style.closing} on-night bg-night ${className}`} data-edge={hasEdge}>
      {children}
      <div className="wrap">
        <h2 className="title-loud">{content.title}</h2>
        <p className="lead mt-4">
          <Text>{content.text}</Text>
        </p>
        <Actions actions={content.actions} inert={content.inert} className={style.actions} />
      </div>
    </section>
  )
}
