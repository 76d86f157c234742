import './data-panel.css'
import '../actions/actions.css'
import { useState } from 'react'
import type { DataPanelContent } from '../../content/types.ts'
import type { DataFacts, Report } from './data-facts.ts'
import { Facts } from './facts.tsx'

interface DataPanelProps {
  words: DataPanelContent
  /** Undefined while they are being collected. */
  facts: DataFacts | undefined
  report: Report | undefined
  onStore: () => void
  onCheck: () => void
  onUpdate: () => void
  onRemove: () => void
}

/** Shows the data use of this visit and the copy on the device. Buttons store, check and remove the copy. */
export function DataPanel({ words, facts, report, ...actions }: DataPanelProps) {
  return (
    <>
      {facts && <Facts facts={facts} words={words} />}
      <p role="status" className="data-report">
        {report && words.reports[report]}
      </p>
      {facts && <Choices facts={facts} words={words} report={report} {...actions} />}
    </>
  )
}

type ChoicesProps = Required<Pick<DataPanelProps, 'words' | 'report'>> & {
  facts: DataFacts
} & Pick<DataPanelProps, 'onStore' | 'onCheck' | 'onUpdate' | 'onRemove'>

function Choices({ facts: { state }, words, report, onStore, onCheck, onUpdate, onRemove }: ChoicesProps) {
  const [isAsking, setIsAsking] = useState(false)
  if (state === 'impossible') return null
  if (isAsking) {
    // Asks before removing. The focus is on the answer that removes nothing.
    return (
      <div role="group" aria-label={words.question}>
        <p>{words.question}</p>
        <div className="actions">
          <Choice
            label={words.confirm}
            onClick={() => {
              setIsAsking(false)
              onRemove()
            }}
          />
          <Choice label={words.cancel} hasFocus onClick={() => setIsAsking(false)} />
        </div>
      </div>
    )
  }
  return (
    <div className="actions">
      {state === 'absent' && <Choice label={words.store} onClick={onStore} />}
      {state === 'stored' && report === 'ready' && <Choice label={words.update} onClick={onUpdate} />}
      {state === 'stored' && report !== 'ready' && <Choice label={words.check} onClick={onCheck} />}
      {state === 'stored' && <Choice label={words.remove} onClick={() => setIsAsking(true)} />}
    </div>
  )
}

interface ChoiceProps {
  label: string
  hasFocus?: boolean
  onClick: () => void
}

function Choice({ label, hasFocus, onClick }: ChoiceProps) {
  return (
    <button
      ref={hasFocus ? takeFocus : undefined}
      type="button"
      className="button-quiet button-small"
      onClick={onClick}
    >
      {label}
    </button>
  )
}

function takeFocus(button: HTMLButtonElement | null) {
  button?.focus()
}
