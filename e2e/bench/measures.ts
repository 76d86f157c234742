import type { BuildTimes } from './build.ts'
import type { Moves } from './moves.ts'
import { controlPath } from './lines.ts'
import type { Paint } from './paint.ts'
import type { LongestTask } from './tasks.ts'
import type { Transfers } from './transfer.ts'

/** Everything that `npm run bench` has measured. */
export interface Results {
  /** What Lighthouse says of the plain page and of all eleven, by the name of the line. */
  paints: Record<string, Paint[]>
  tasks: LongestTask[]
  transfers: Transfers
  moves: Moves
  build: BuildTimes
}

/** One row of the table: a figure for the whole site, which is that of its worst page. */
export interface Measure {
  name: string
  value: number
  unit: 'bytes' | 'ms' | 'times' | ''
  /** What it should not exceed; a score, what it should reach. Reported here, asserted in lighthouse.config.js where a machine's other work cannot change it. */
  limit?: number
}

/** The page whose text is six documents long has limits of its own. */
const longPage = '/legal'

/** Sums the results up. */
export function measuresOf({ paints, tasks, transfers, moves, build }: Results): Measure[] {
  const visits = transfers.firstVisits
  const most = (key: 'document' | 'style' | 'scripts' | 'font', isLong = false) =>
    Math.max(...visits.filter(({ path }) => (path === longPage) === isLong).map((visit) => visit[key]))
  return [
    ...Object.entries(paints).flatMap(([line, pages]) => paintMeasures(line, pages)),
    {
      name: 'Longest task after the first paint',
      value: Math.max(...tasks.map(({ duration }) => duration)),
      unit: 'ms',
      limit: 50,
    },
    {
      name: 'First load, all in',
      value: Math.max(...visits.map(({ total }) => total)),
      unit: 'bytes',
      limit: 120_000,
    },
    { name: 'HTML with its style', value: most('document'), unit: 'bytes', limit: 14_000 },
    { name: `HTML of ${longPage}`, value: most('document', true), unit: 'bytes', limit: 28_000 },
    { name: 'Scripts', value: most('scripts'), unit: 'bytes', limit: 96_000 },
    { name: 'Style', value: most('style'), unit: 'bytes', limit: 10_000 },
    { name: 'Font', value: most('font'), unit: 'bytes', limit: 16_000 },
    { name: 'Whole site, kept offline', value: transfers.wholeSite, unit: 'bytes', limit: 256_000 },
    { name: 'Files fetched twice on the way', value: transfers.repeated, unit: '', limit: 0 },
    { name: 'Update after one changed word', value: transfers.update, unit: 'bytes', limit: 20_000 },
    { name: 'Frames from a tap to the next page', value: moves.frames, unit: '', limit: 1 },
    { name: 'Requests of eleven moves', value: moves.requests, unit: '', limit: 0 },
    {
      name: 'Build, to an empty site of eleven pages',
      value: build.site / build.emptySite,
      unit: 'times',
      limit: 3,
    },
  ]
}

function paintMeasures(line: string, all: readonly Paint[]): Measure[] {
  const control = all.find(({ path }) => path === controlPath)!
  const pages = all.filter((paint) => paint !== control)
  const worst = (key: Exclude<keyof Paint, 'path' | 'score'>, of = pages) =>
    Math.max(...of.map((paint) => paint[key]))
  // Its HTML may be twice as long as that of the others, and so take two round trips.
  const [long, others] = [true, false].map((isLong) =>
    pages.filter(({ path }) => (path === longPage) === isLong),
  )
  const ratios = [
    { of: others, name: '' },
    { of: long, name: ` of ${longPage}` },
  ].flatMap(({ of, name }): Measure[] => [
    {
      name: `FCP${name} to plain HTML, ${line}`,
      value: worst('firstContentfulPaint', of) / control.firstContentfulPaint,
      unit: 'times',
      limit: 1.05,
    },
    {
      name: `LCP${name} to plain HTML, ${line}`,
      value: worst('largestContentfulPaint', of) / control.largestContentfulPaint,
      unit: 'times',
      limit: line.endsWith('applied') ? 1.2 : 1.15,
    },
  ])
  const measures: Measure[] = [
    ...ratios,
    { name: `LCP, ${line}`, value: worst('largestContentfulPaint'), unit: 'ms' },
    { name: `LCP of plain HTML, ${line}`, value: control.largestContentfulPaint, unit: 'ms' },
    { name: `Layout shift, ${line}`, value: worst('layoutShift'), unit: '', limit: 0 },
  ]
  // Lighthouse's score and blocking time are defined for its own phone and line.
  if (line.startsWith('slow 4G'))
    measures.push(
      { name: 'Performance score', value: 100 * Math.min(...pages.map(({ score }) => score)), unit: '' },
      { name: 'Total blocking time', value: worst('totalBlockingTime'), unit: 'ms', limit: 100 },
    )
  return measures
}
