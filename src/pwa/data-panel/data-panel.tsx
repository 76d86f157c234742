import { useId, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { ActionRow } from '../../components/actions/actions.tsx'
import { Button } from '../../components/actions/button.tsx'
import { onePress } from '../../components/one-press.ts'
import type { DataPanelWords } from '../../content/data-panel.ts'
import type { DataFacts, Report } from './data-facts.ts'
import * as style from './data-panel.module.css'
import { Facts } from './facts.tsx'
import { LastError } from './last-error.tsx'

/** The report explains buttons that are disabled for the moment. */
const reportId = 'data-report'

interface DataPanelProps {
  words: DataPanelWords
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
      {/* The facts come when the dialog is open, and its description has been read. After a press the report says what happened. */}
      <div aria-live={report ? 'off' : 'polite'}>{facts && <Facts facts={facts} words={words} />}</div>
      <p id={reportId} role="status" className={style.report}>
        {report && words.reports[report]}
      </p>
      {facts && <LastError words={words.lastError} version={facts.version ?? words.notTold} />}
      {facts && <Choices facts={facts} words={words} report={report} {...actions} />}
    </>
  )
}

interface ChoicesProps extends DataPanelProps {
  facts: DataFacts
}

function Choices({
  facts: { state, hasUpdate },
  words,
  report,
  onStore,
  onCheck,
  onUpdate,
  onRemove,
}: ChoicesProps) {
  const [isAsking, setIsAsking] = useState(false)
  const removeRef = useRef<HTMLButtonElement>(null)
  const questionId = useId()
  if (state === 'impossible') return null
  function confirm() {
    setIsAsking(false)
    onRemove()
  }
  function cancel() {
    flushSync(() => setIsAsking(false))
    // The pressed button has disappeared.
    removeRef.current?.focus()
  }
  if (isAsking) {
    // Asks before removing. The focus is on the answer that removes nothing.
    return (
      <div role="group" aria-labelledby={questionId} className={style.choices}>
        <p id={questionId}>{words.question}</p>
        <ActionRow className={style.answers}>
          <Choice label={words.cancel} hasFocus onClick={cancel} />
          <Choice label={words.confirm} onClick={confirm} />
        </ActionRow>
      </div>
    )
  }
  const isBusy = report === 'busy'
  const isAbsent = state === 'absent' || state === 'partial'
  return (
    <ActionRow className={style.choices}>
      {hasUpdate && <Choice label={words.update} isMain isBusy={isBusy} onClick={onUpdate} />}
      {!hasUpdate && isAbsent && <Choice label={words.store} isMain isBusy={isBusy} onClick={onStore} />}
      {!hasUpdate && state === 'stored' && <Choice label={words.check} isBusy={isBusy} onClick={onCheck} />}
      {state !== 'absent' && (
        <Choice ref={removeRef} label={words.remove} onClick={() => setIsAsking(true)} />
      )}
    </ActionRow>
  )
}

interface ChoiceProps {
  ref?: RefObject<HTMLButtonElement | null>
  label: string
  /** The one that stores the site or its new version. */
  isMain?: boolean
  hasFocus?: boolean
  /** One action at a time; only removing may end another. */
  isBusy?: boolean
  onClick: () => void
}

function Choice({ ref, label, isMain, hasFocus, isBusy = false, onClick }: ChoiceProps) {
  return (
    <Button
      ref={hasFocus ? takeFocus : ref}
      emphasis={isMain && !isBusy ? 'primary' : 'quiet'}
      isSmall
      aria-disabled={isBusy || undefined}
      aria-describedby={isBusy ? reportId : undefined}
      {...onePress(() => {
        if (!isBusy) onClick()
      })}
    >
      {label}
    </Button>
  )
}

function takeFocus(button: HTMLButtonElement | null) {
  button?.focus()
}
