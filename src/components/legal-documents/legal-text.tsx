import { useId } from 'react'
import type { LegalBlock, LegalDocument } from '../../content/legal/types.ts'
import { PhoneFold } from '../fold/fold.tsx'
import { priceInParts } from '../text/price-in-parts.ts'
import { Text } from '../text/text.tsx'
import { useOverflow } from '../use-overflow.ts'
import * as style from './legal-text.module.css'

interface LegalTextProps {
  document: LegalDocument
  /** Title of the summary. */
  inShort: string
}

/** The text of a document in numbered sections, which a phone folds. It has few classes, because a page has six. */
export function LegalText({ document: { summary, sections }, inShort }: LegalTextProps) {
  return (
    <div className={style.text}>
      <p>{inShort}</p>
      <ul className={style.summary}>
        {summary.map((line) => (
          <li key={line}>
            <Text>{line}</Text>
          </li>
        ))}
      </ul>
      {sections.map(({ heading, blocks }, index) => (
        <section key={heading}>
          <PhoneFold summary={<h3>{`${index + 1}. ${heading}`}</h3>}>
            {blocks.map((block) => (
              <Block key={keyOf(block)} block={block} />
            ))}
          </PhoneFold>
        </section>
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
      return <Table table={block} />
  }
}

/**
 * A table that scrolls horizontally if it is wider than the window. It is focusable while it does, so that the
 * keyboard can scroll it. On a phone each row is a card.
 */
function Table({ table }: { table: Extract<LegalBlock, { kind: 'table' }> }) {
  const captionId = useId()
  const [scroller, overflows] = useOverflow<HTMLDivElement>()
  const hasPrices = (column: number) => table.rows.some((row) => priceInParts(row[column] ?? '')[1])
  return (
    <div
      ref={scroller}
      className={style.table}
      role={overflows ? 'region' : undefined}
      aria-labelledby={overflows ? captionId : undefined}
      tabIndex={overflows ? 0 : undefined}
    >
      <table role="table">
        <caption id={overflows ? captionId : undefined}>{table.caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {table.columns.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {table.rows.map(([name, ...cells]) => (
            <tr role="row" key={name}>
              <th scope="row" role="rowheader">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td
                  role="cell"
                  key={table.columns[index + 1]}
                  data-label={cells.length > 1 ? table.columns[index + 1] : undefined}
                  className={hasPrices(index + 1) ? style.amount : undefined}
                >
                  <Text>{cell}</Text>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The React key of a block: its text, because no section repeats a text. */
function keyOf(block: LegalBlock): string | undefined {
  if (block.kind === 'table') return block.caption
  return block.kind === 'list' ? block.items[0] : block.text
}
