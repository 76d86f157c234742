/** Types of the six documents. */

/** The six documents; the id is the hash under which /legal shows it. */
export type LegalDocumentId = 'terms' | 'privacy' | 'cookies' | 'popia' | 'accessibility' | 'delivery'

/** A piece of a legal section. */
export type LegalBlock =
  | { kind: 'paragraph'; text: string }
  /** An important term, set apart from the rest. */
  | { kind: 'notice'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | {
      kind: 'table'
      caption: string
      /** The headings of the columns. */
      columns: readonly string[]
      /** The heading of the column that has prices, if one has. */
      prices?: string
      /** A cell for each column; the first one names the row. */
      rows: readonly (readonly string[])[]
    }

/** A section of a legal document; its number is its position. */
export interface LegalSection {
  heading: string
  blocks: readonly LegalBlock[]
}

/** What the menu and the head of the page say of a document. */
export interface LegalOutline {
  id: LegalDocumentId
  title: string
  /** Month and year, or a day, as shown after "Updated" (`legalLastUpdated`). */
  lastUpdated: string
}

/** A legal document. */
export interface LegalDocument extends LegalOutline {
  /** A summary in five lines, before the numbered sections. */
  summary: readonly [string, string, string, string, string]
  sections: readonly LegalSection[]
}
