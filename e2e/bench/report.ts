import { controlPath, firstLine } from './lines.ts'
import type { Measure, Results } from './measures.ts'

/** Between these lines of docs/performance.md the bench writes, and nobody else. */
const marks = { start: '<!-- npm run bench -- --keep -->', end: '<!-- end -->' }

/** Both tables in Markdown: the measures beside those of the last kept run, and the pages. */
export function report(measures: readonly Measure[], results: Results, kept: string): string {
  return `${measureTable(measures, keptValues(kept))}\n\n${pageTable(results)}`
}

/** The text of docs/performance.md with the tables of this run in it. */
export function keep(kept: string, tables: string): string {
  const start = kept.indexOf(marks.start) + marks.start.length
  return `${kept.slice(0, start)}\n\n${tables}\n\n${kept.slice(kept.indexOf(marks.end))}`
}

/** The second column of the kept table by the words of its first. */
function keptValues(kept: string): Map<string, string> {
  const rows = kept.matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|/gm)
  return new Map([...rows].map(([, name = '', value = '']) => [name, value]))
}

function measureTable(measures: readonly Measure[], before: ReadonlyMap<string, string>): string {
  return table(
    ['Measure, of the worst page', 'Now', 'Before', 'Limit'],
    measures.map(({ name, value, unit, limit }) => [
      name,
      inWords(value, unit),
      before.get(name) ?? '',
      limit === undefined ? '' : inWords(limit, unit),
    ]),
  )
}

function pageTable({ paints, tasks, transfers }: Results): string {
  const control = paints[firstLine]!.find(({ path }) => path === controlPath)!
  return table(
    ['Page', 'HTML', 'Scripts', 'First load', 'Score', 'FCP', 'LCP', 'TBT', 'Longest task'],
    [control, ...paints[firstLine]!.filter((paint) => paint !== control)].map((paint) => {
      const task = tasks.find(({ path }) => path === paint.path)
      const visit = transfers.firstVisits.find(({ path }) => path === paint.path)
      const bytes =
        visit && [visit.document, visit.scripts, visit.total].map((size) => inWords(size, 'bytes'))
      return [
        paint.path,
        ...(bytes ?? ['', '', '']),
        String(Math.round(paint.score * 100)),
        inWords(paint.firstContentfulPaint, 'ms'),
        inWords(paint.largestContentfulPaint, 'ms'),
        inWords(paint.totalBlockingTime, 'ms'),
        task ? inWords(task.duration, 'ms') : '',
      ]
    }),
  )
}

function inWords(value: number, unit: Measure['unit']): string {
  if (unit === 'times') return `${value.toFixed(2)} ×`
  const figure = Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(3)
  return unit === '' ? figure : `${figure} ${unit === 'bytes' ? 'B' : unit}`
}

/** A Markdown table with columns of even width, as the formatter would write it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]!.length)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
