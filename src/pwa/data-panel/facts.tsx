import type { DataPanelWords } from '../../content/data-panel.ts'
import { site } from '../../content/site.ts'
import { fillIn } from '../../format.ts'
import type { DataFacts } from './data-facts.ts'
import * as style from './data-panel.module.css'

const dateFormat = { dateStyle: 'long', timeStyle: 'short' } as const

/** ID of the facts, which describe the dialog. */
export const factsId = 'data-facts'

/** The facts in words, without those that are unknown. */
export function Facts({ facts, words }: { facts: DataFacts; words: DataPanelWords }) {
  const { state, reason, since, storedBytes, offlineBytes, version } = facts
  const rows: [term: string, sentences: (string | undefined)[]][] = [
    [words.visit, [visitText(facts, words), sizeIn(words.offlineSize, offlineBytes)]],
    [
      words.offline,
      [
        words.states[state],
        reason && words.reasons[reason],
        since && fillIn(words.since, { date: since.toLocaleString(site.locale, dateFormat) }),
        sizeIn(words.size, storedBytes),
      ],
    ],
    [words.version, [version]],
  ]
  return (
    <dl id={factsId} className={style.facts}>
      {rows.map(([term, sentences]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{sentences.filter(Boolean).join(' ') || words.notTold}</dd>
        </div>
      ))}
    </dl>
  )
}

function visitText({ visitBytes }: DataFacts, words: DataPanelWords): string | undefined {
  if (visitBytes === 0) return words.fromDevice
  return sizeIn(words.fromNetwork, visitBytes)
}

function sizeIn(sentence: string, bytes: number | undefined): string | undefined {
  return bytes === undefined ? undefined : fillIn(sentence, { size: sizeOf(bytes) })
}

/** A size such as `118 KB` or `1.5 MB`, rounded up. A kilobyte is 1,000 bytes, as in data bundles. */
export function sizeOf(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1_000)
  return kilobytes < 1_000 ? `${kilobytes} KB` : `${Math.ceil(kilobytes / 100) / 10} MB`
}
