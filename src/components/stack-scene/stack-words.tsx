import type { Feature, SectionHeading } from '../../content/types.ts'
import { Sentences } from '../features/sentences.tsx'
import { PhoneFold } from '../fold/fold.tsx'
import * as style from './stack-words.module.css'

/** The layers are in their order, from top to bottom. */
type StackContent = SectionHeading & { layers: readonly Feature[] }

export interface StackWordsProps {
  government: StackContent
  citizens: StackContent
}

/**
 * The content of the two stacks, from top to bottom. On a phone only the titles are visible at first.
 */
export function StackWords({ government, citizens }: StackWordsProps) {
  return (
    <div className={style.words}>
      <Group content={government} />
      <Group content={citizens} />
    </div>
  )
}

function Group({ content: { kicker, title, lead, layers } }: { content: StackContent }) {
  const summary = (
    <>
      {kicker && (
        <span className="kicker" aria-hidden="true">
          {kicker}
        </span>
      )}
      <h3 className="title-2">{title}</h3>
    </>
  )
  return (
    <PhoneFold className={style.group} summaryClass={style.summary} summary={summary}>
      <div>
        {lead && <p className="mb-3 text-ink-soft">{lead}</p>}
        <Sentences items={layers} level={4} isSmall />
      </div>
    </PhoneFold>
  )
}
