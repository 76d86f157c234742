import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { Text } from '../text/text.tsx'
import * as style from './statement.module.css'

interface StatementProps {
  content: { title: string; statement: readonly string[]; explanation: string }
  /** Id of the section, for links within the site. */
  id: string
  /** Wraps the heading. */
  HeadingFrame?: (props: { children: ReactNode }) => ReactNode
}

/** A band with a heading, a statement in large type, each sentence on a line of its own, and its explanation. */
export function Statement({
  content: { title, statement, explanation },
  id,
  HeadingFrame = Fragment,
}: StatementProps) {
  return (
    <section id={id} className={`${style.band} on-band bg-paper`}>
      <div className={`wrap ${style.statement}`}>
        <HeadingFrame>
          <h2 className="title-2">{title}</h2>
        </HeadingFrame>
        <div className={style.first}>
          {statement.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <p className={style.other}>
          <Text>{explanation}</Text>
        </p>
      </div>
    </section>
  )
}
