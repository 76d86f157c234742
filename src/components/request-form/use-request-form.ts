import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import type { RequestFormWords } from '../../content/contact.ts'
import { copyText } from '../copy-text.ts'
import { readDraft, saveDraft } from './draft.ts'
import { errorSummaryId } from './error-summary.tsx'
import { writeMessage } from './request-mail.ts'
import type { RequestMessage } from './request-mail.ts'
import { useTypedBefore } from './use-typed-before.ts'
import { onlyShown, validate } from './validate.ts'
import type { Problems } from './validate.ts'
import { emptyValues, fillEmptyFields, fillFields, isEmpty, joinValues, readValues } from './values.ts'
import type { Values } from './values.ts'

/** The message about the latest action; wrong fields have a summary. Each action has a new one. */
export interface FormNotice {
  name: keyof RequestFormWords['notices'] | 'errors'
}

/** State after the latest action: errors of fields, a message, and the written e-mail. */
interface FormReport {
  problems: Problems
  notice?: FormNotice
  message?: RequestMessage
}

/** Two presses within this time count as one. It is longer than the attempt to copy. */
const doubleClickInMilliseconds = 700

/**
 * Behaviour of the form: it stores a draft, validates, writes the e-mail, clears and restores. It sends
 * nothing.
 */
export function useRequestForm(content: RequestFormWords) {
  const formRef = useRef<HTMLFormElement>(null)
  const clearRef = useRef<HTMLButtonElement>(null)
  const textRef = useRef<HTMLTextAreaElement>(null)
  const noticesRef = useRef<HTMLDivElement>(null)
  const linkRef = useRef<HTMLAnchorElement>(null)
  const lastOpening = useRef(-Infinity)
  const [values, setValues] = useState(emptyValues)
  const [report, setReport] = useState<FormReport>({ problems: {} })
  const [cleared, setCleared] = useState<Values>()
  const [isDraftKept, setIsDraftKept] = useState(true)

  /** Updates state and draft from the fields. */
  function adopt(next: Values) {
    setValues(next)
    setIsDraftKept(saveDraft(next))
  }

  useTypedBefore(formRef)
  useEffect(() => {
    const form = formRef.current!
    const draft = readDraft()
    fillEmptyFields(form, draft)
    adopt(readValues(form))
    if (!isEmpty(draft)) setReport({ problems: {}, notice: { name: 'draftFound' } })
  }, [])

  function handleInput() {
    const next = readValues(formRef.current!)
    const problems = onlyShown(validate(next, content.fields), report.problems)
    adopt(next)
    // Typing ends the latest message, except for remaining errors and the offer to restore a cleared text.
    const { notice } = report
    const goesOn = notice?.name === 'errors' ? Object.keys(problems).length > 0 : notice?.name === 'cleared'
    setReport(goesOn ? { problems, notice: notice! } : { problems })
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = readValues(form)
    const found = validate(typed, content.fields)
    if (Object.keys(found).length > 0) {
      flushSync(() => setReport({ problems: found, notice: { name: 'errors' } }))
      const summary = document.getElementById(errorSummaryId)
      summary?.focus()
      // The focus alone shows the middle of a summary that is higher than the window.
      summary?.scrollIntoView()
    } else if (event.timeStamp - lastOpening.current > doubleClickInMilliseconds) {
      lastOpening.current = event.timeStamp
      await openMail(typed)
    }
  }

  async function openMail(typed: Values) {
    const message = writeMessage(typed, content)
    setCleared(undefined)
    setReport({ problems: {}, message })
    const isCopied = !message.isWhole && (await copyText(message.text))
    const name = message.isWhole ? 'mailOpened' : isCopied ? 'mailToPaste' : 'mailToCopy'
    flushSync(() =>
      setReport((latest) => (latest.message === message ? { ...latest, notice: { name } } : latest)),
    )
    noticesRef.current?.scrollIntoView({ block: 'nearest' })
    linkRef.current?.click()
  }

  async function handleCopy(message: RequestMessage) {
    const isCopied = await copyText(message.text)
    if (!isCopied) textRef.current?.select()
    setReport({ problems: {}, notice: { name: isCopied ? 'copied' : 'copyFailed' }, message })
  }

  function handleClear() {
    const form = formRef.current!
    const all = joinValues(cleared ?? emptyValues, readValues(form))
    setCleared(isEmpty(all) ? undefined : all)
    fillFields(form, emptyValues)
    adopt(emptyValues)
    setReport({ problems: {}, notice: { name: isEmpty(all) ? 'empty' : 'cleared' } })
  }

  function handleUndo() {
    const form = formRef.current!
    if (cleared) fillFields(form, joinValues(cleared, readValues(form)))
    adopt(readValues(form))
    setCleared(undefined)
    setReport({ problems: {}, notice: { name: 'restored' } })
    // The pressed button disappears, so the focus moves to Clear.
    clearRef.current?.focus()
  }

  return {
    refs: { form: formRef, clear: clearRef, notices: noticesRef, text: textRef, link: linkRef },
    state: { ...report, values, isDraftKept, canUndo: cleared !== undefined },
    handlers: { handleInput, handleSubmit, handleCopy, handleClear, handleUndo },
  }
}
