import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import type { RequestFormContent } from '../../content/types.ts'
import { copyText } from './copy.ts'
import { clearDraft, readDraft, saveDraft } from './draft.ts'
import { writeMessage } from './message.ts'
import type { RequestMessage } from './message.ts'
import { onlyShown, validate } from './validate.ts'
import type { Problems } from './validate.ts'
import {
  controlOf,
  emptyFields,
  emptyValues,
  fieldNames,
  fillEmptyFields,
  isEmpty,
  readValues,
} from './values.ts'
import type { Values } from './values.ts'

type Notice = keyof RequestFormContent['notices']

/** Presses within this time are one double click and open one e-mail. */
const doubleClickInMilliseconds = 700

/** What the form does: keeps a draft, checks, writes the e-mail, clears and brings back. It sends nothing anywhere. */
export function useRequestForm(content: RequestFormContent, supportEmail: string) {
  const formRef = useRef<HTMLFormElement>(null)
  const clearRef = useRef<HTMLButtonElement>(null)
  const textRef = useRef<HTMLTextAreaElement>(null)
  const linkRef = useRef<HTMLAnchorElement>(null)
  const lastOpening = useRef(-Infinity)
  const [values, setValues] = useState(emptyValues)
  const [problems, setProblems] = useState<Problems>({})
  const [notice, setNotice] = useState<Notice>()
  const [message, setMessage] = useState<RequestMessage>()
  const [cleared, setCleared] = useState<Values>()
  const [isDraftKept, setIsDraftKept] = useState(true)

  /** Takes over what the fields hold now, whoever put it there. */
  function adopt(next: Values) {
    setValues(next)
    setIsDraftKept(saveDraft(next))
  }

  useEffect(() => {
    const form = formRef.current!
    fillEmptyFields(form, readDraft())
    adopt(readValues(form))
  }, [])

  function handleInput() {
    const next = readValues(formRef.current!)
    const stillWrong = onlyShown(validate(next, content.fields), problems)
    adopt(next)
    setProblems(stillWrong)
    setMessage(undefined)
    // What the form said last is over, except that errors remain and a cleared text can still be brought back.
    const isOver = notice === 'errors' ? Object.keys(stillWrong).length === 0 : notice !== 'cleared'
    if (isOver) setNotice(undefined)
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = readValues(form)
    const found = validate(typed, content.fields)
    const firstWrong = fieldNames.find((name) => found[name])
    if (firstWrong) {
      flushSync(() => {
        setProblems(found)
        setMessage(undefined)
        setNotice('errors')
      })
      controlOf(form, firstWrong).focus()
    } else if (event.timeStamp - lastOpening.current > doubleClickInMilliseconds) {
      lastOpening.current = event.timeStamp
      await openMail(typed)
    }
  }

  async function openMail(typed: Values) {
    const written = writeMessage(typed, content, supportEmail)
    const isCopied = !written.isWhole && (await copyText(written.text))
    // The draft counts as sent, for the site cannot know better; the fields stay filled in case it was not.
    clearDraft()
    flushSync(() => {
      setProblems({})
      setCleared(undefined)
      setMessage(written)
      setNotice(written.isWhole ? 'mailOpened' : isCopied ? 'mailToPaste' : 'mailToCopy')
    })
    textRef.current?.scrollIntoView({ block: 'nearest' })
    linkRef.current?.click()
  }

  async function handleCopy() {
    const isCopied = message !== undefined && (await copyText(message.text))
    if (!isCopied) textRef.current?.select()
    setNotice(isCopied ? 'copied' : 'copyFailed')
  }

  function handleClear() {
    const form = formRef.current!
    if (!isEmpty(readValues(form))) setCleared(readValues(form))
    emptyFields(form)
    adopt(emptyValues)
    setProblems({})
    setMessage(undefined)
    setNotice('cleared')
  }

  function handleUndo() {
    const form = formRef.current!
    if (cleared) fillEmptyFields(form, cleared)
    adopt(readValues(form))
    setCleared(undefined)
    setNotice('restored')
    // The button that was pressed goes away; the next one takes the focus.
    clearRef.current?.focus()
  }

  return {
    refs: { form: formRef, clear: clearRef, text: textRef, link: linkRef },
    state: { values, problems, notice, message, isDraftKept, canUndo: cleared !== undefined },
    handlers: { handleInput, handleSubmit, handleCopy, handleClear, handleUndo },
  }
}
