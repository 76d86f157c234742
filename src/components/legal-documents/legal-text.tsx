import type { LegalBlock, LegalDocument } from '../../content/types.ts'

/** The text of a document in numbered sections. Classes are few: the page carries six documents. */
export function LegalText({ document: { summary, sections } }: { document: LegalDocument }) {
  return (
    <>
      <ul className="legal-summary">
        {summary.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {sections.map(({ heading, blocks }, index) => (
        <section key={heading}>
          <h3>{`${index + 1}. ${heading}`}</h3>
          {blocks.map((block) => (
            <Block key={keyOf(block)} block={block} />
          ))}
        </section>
      ))}
    </>
  )
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>
    case 'notice':
      return (
        <p className="legal-notice">
          <strong>{block.text}</strong>
        </p>
      )
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'table':
      return <Table table={block} />
  }
}

/** A table that scrolls on its own where it is wider than the window; focus lets the keyboard scroll it. */
function Table({ table }: { table: Extract<LegalBlock, { kind: 'table' }> }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
    <div className="legal-table" role="region" aria-label={table.caption} tabIndex={0}>
      <table>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={table.columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What a block says is its own key: no section says the same thing twice. */
function keyOf(block: LegalBlock): string | undefined {
  if (block.kind === 'table') return block.caption
  return block.kind === 'list' ? block.items[0] : block.text
}
