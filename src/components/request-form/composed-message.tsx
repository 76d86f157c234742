import { useId } from 'react'
import type { RefObject } from 'react'
import type { RequestFormWords } from '../../content/contact.ts'
import { ActionRow } from '../actions/actions.tsx'
import { Button, buttonLook } from '../actions/button.tsx'
import * as style from './request-form.module.css'
import type { RequestMessage } from './request-mail.ts'

/** Maximum height of the text area in rows; longer messages scroll. */
const maxRows = 24

/** Length above which paragraphs no longer get their own direction, which would block Chromium. */
const maxCharactersToTurn = 50_000

interface ComposedMessageProps {
  message: RequestMessage
  content: Pick<RequestFormWords, 'copy' | 'message'>
  textRef: RefObject<HTMLTextAreaElement | null>
  linkRef: RefObject<HTMLAnchorElement | null>
  onCopy: (message: RequestMessage) => void
}

/** The written message, to read, copy or open in the mail program again. */
export function ComposedMessage({ message, content, textRef, linkRef, onCopy }: ComposedMessageProps) {
  const textId = useId()
  return (
    <div className={style.composed}>
      <label htmlFor={textId} className={style.label}>
        {content.message.label}
      </label>
      <textarea
        ref={textRef}
        id={textId}
        readOnly
        rows={Math.min(message.text.split('\n').length, maxRows)}
        value={message.text}
        className={
          message.text.length < maxCharactersToTurn ? `${style.control} ${style.mixed}` : style.control
        }
      />
      <ActionRow className={style.actions}>
        <Button onClick={() => onCopy(message)}>{content.copy}</Button>
        <a ref={linkRef} href={message.mailtoHref} className={buttonLook()}>
          {content.message.openAgain}
        </a>
      </ActionRow>
    </div>
  )
}
