import type { LegalBlock, LegalDocument } from '../../content/legal/types.ts'
import { PhoneFold } from '../fold/fold.tsx'
import { Text } from '../text/text.tsx'
import { LegalTable } from './legal-table.tsx'
import * as style from './legal-text.module.css'
import { lengthOf } from './length.ts'

interface LegalTextProps {
  document: LegalDocument
  /** Title of the summary. */
  inShort: string
}

/**
 * The text of a document in numbered sections, which a phone folds. The dots below the headings are those of its row in the
 * menu. It has few classes, because a page has six.
 */
export function LegalText({ document, inShort }: LegalTextProps) {
  const { summary, sections } = document
  const { dotsOfParts } = lengthOf(document)
  return (
    <div className={style.text}>
      <p>
        {inShort}
        <Length dots={dotsOfParts[0]} />
      </p>
      <ul className={style.summary}>
        {summary.map((line) => (
          <li key={line}>
            <Text>{line}</Text>
          </li>
        ))}
      </ul>
      {sections.map(({ heading, blocks }, index) => (
        <section key={heading}>
          <PhoneFold
            summary={
              <>
                <h3>{`${index + 1}. ${heading}`}</h3>
                <Length dots={dotsOfParts[index + 1]} />
              </>
            }
          >
            {blocks.map((block) => (
              <Block key={keyOf(block)} block={block} />
            ))}
          </PhoneFold>
        </section>
      ))}
    </div>
  )
}

/** Dots that the sheet draws: a path for each of them would make the page longer. */
function Length({ dots }: { dots: number | undefined }) {
  return <svg aria-hidden="true" width={`${dots}em`} />
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Text>{block.text}</Text>
        </p>
      )
    case 'notice':
      return (
        <p className={style.notice}>
          <strong>{block.text}</strong>
        </p>
      )
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <Text>{item}</Text>
            </li>
          ))}
        </ul>
      )
    case 'table':
      return <LegalTable table={block} />
  }
}

/** The React key of a block: its text, because no section repeats a text. */
function keyOf(block: LegalBlock): string | undefined {
  if (block.kind === 'table') return block.caption
  return block.kind === 'list' ? block.items[0] : block.text
}
