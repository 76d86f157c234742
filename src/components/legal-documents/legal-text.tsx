import { useLocation } from '@tanstack/react-router'
import type { LegalBlock, LegalDocument } from '../../content/legal/types.ts'
import { NarrowFold } from '../fold/fold.tsx'
import { Dots } from '../print/dots.tsx'
import { Text } from '../text/text.tsx'
import { LegalTable } from './legal-table.tsx'
import * as style from './legal-text.module.css'
import type { Length } from './length.ts'
import { sectionId } from './section-id.ts'

interface LegalTextProps {
  document: LegalDocument
  length: Length
  /** Title of the summary. */
  inShort: string
  /** Dots of the longest document. */
  perRow: number
}

/**
 * The text of a document in numbered sections, which a phone or tablet folds. The dots above each part are its own of the document's
 * row in the menu, in their place. The section that the hash names is open. It has few classes, because a page has six.
 */
export function LegalText({ document, length: { dotsSoFar }, inShort, perRow }: LegalTextProps) {
  const { summary, sections } = document
  const [summaryDots] = dotsSoFar
  const hash = useLocation({ select: (location) => location.hash })
  return (
    <div className={style.text}>
      <Dots count={summaryDots!} perRow={perRow} isFluid />
      <p>{inShort}</p>
      <ul role="list" className={style.summary}>
        {summary.map((line) => (
          <li key={line}>
            <Text>{line}</Text>
          </li>
        ))}
      </ul>
      {sections.map(({ heading, blocks }, index) => (
        <NarrowFold
          key={heading}
          onTablet
          id={sectionId(document.id, index)}
          opensWhen={hash === sectionId(document.id, index)}
          summary={
            <>
              <Dots count={dotsSoFar[index + 1]!} from={dotsSoFar[index]!} perRow={perRow} isFluid />
              <h3>
                <b>{`${index + 1}. `}</b>
                {heading}
              </h3>
            </>
          }
        >
          {blocks.map((block) => (
            <Block key={keyOf(block)} block={block} />
          ))}
        </NarrowFold>
      ))}
    </div>
  )
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
