/**
 * `npm run bench`: measures what the built site promises (data, paint, tasks, moves, build), prints two tables, writes
 * dist/bench.json, and compares with the last run kept in docs/performance.md; with `--keep` this one takes its place.
 * Takes 35 minutes, and wants a machine that does nothing else.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureBuild } from './build.ts'
import { lines } from './lines.ts'
import { measuresOf } from './measures.ts'
import type { Results } from './measures.ts'
import { measureMoves } from './moves.ts'
import { measurePaint } from './paint.ts'
import { keep, report } from './report.ts'
import { measureTasks } from './tasks.ts'
import { measureTransfers } from './transfer.ts'

const root = join(import.meta.dirname, '../..')
const keptFile = join(root, 'docs/performance.md')

const results: Results = {
  transfers: await measureTransfers(),
  moves: await measureMoves(),
  build: measureBuild(),
  tasks: await measureTasks(),
  paints: {},
}
for (const line of lines) results.paints[line.name] = await measurePaint(line)

const kept = readFileSync(keptFile, 'utf8')
const measures = measuresOf(results)
const tables = report(measures, results, kept)
console.log(tables)
writeFileSync(join(root, 'dist/bench.json'), JSON.stringify({ measures, results }, null, 2))
if (process.argv.includes('--keep')) writeFileSync(keptFile, keep(kept, tables))
