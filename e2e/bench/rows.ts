/** A figure of the bench. */
export type Row = readonly [figure: string, measured: string, target?: string]

/** Bytes as the table writes them: `1,234 B`. */
export function bytes(value: number): string {
  return `${value.toLocaleString('en')} B`
}

/** A figure relative to the plain page: `1.15 ×`. */
export function times(value: number): string {
  return `${value.toFixed(2)} ×`
}

/** Milliseconds as the table writes them: `1,234 ms`. */
export function milliseconds(value: number): string {
  return `${Math.round(value).toLocaleString('en')} ms`
}

/** The rows as a Markdown table, aligned as the formatter does. A saved row ends with the commit whose build was measured. */
export function table(rows: readonly (Row | readonly string[])[], what = 'Figure'): string {
  const head = [`${what}, of the worst page`, 'Measured', 'Target', 'Commit']
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const lineOf = (cells: Row | readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(lineOf).join('\n')
}
