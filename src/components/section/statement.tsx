import { Text } from '../text/text.tsx'
import * as style from './statement.module.css'

interface StatementProps {
  content: { title: string; paragraphs: readonly [string, ...string[]] }
  /** Id of the section, for links within the site. */
  id: string
}

/** A band with a small heading, and a text whose first paragraph is in large type. */
export function Statement({ content, id }: StatementProps) {
  const [first, ...others] = content.paragraphs
  return (
    <section id={id} className={`${style.band} on-band bg-paper`}>
      <div className={`wrap ${style.statement}`}>
        <h2 className="kicker">{content.title}</h2>
        <p className={style.first}>{first}</p>
        {others.map((paragraph) => (
          <p key={paragraph} className={style.other}>
            <Text>{paragraph}</Text>
          </p>
        ))}
      </div>
    </section>
  )
}
