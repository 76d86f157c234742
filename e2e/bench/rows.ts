/** A row of the bench's table. */
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

/** The rows as a Markdown table, aligned as the formatter does. */
export function table(rows: readonly Row[]): string {
  const all: Row[] = [['Figure, of the worst page', 'Measured', 'Target'], ...rows]
  const [first, second, third] = [0, 1, 2].map((column) =>
    Math.max(...all.map((row) => (row[column] ?? '').length)),
  ) as [number, number, number]
  const [head, ...body] = all.map(
    ([figure, measured, target = '']) =>
      `| ${figure.padEnd(first)} | ${measured.padEnd(second)} | ${target.padEnd(third)} |`,
  )
  const line = [first, second, third].map((width) => '-'.repeat(width))
  return [head, `| ${line.join(' | ')} |`, ...body].join('\n')
}
