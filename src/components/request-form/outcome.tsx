import { useId } from 'react'
import type { RefObject } from 'react'
import type { RequestFormContent } from '../../content/types.ts'
import type { RequestMessage } from './message.ts'

/** The text block grows with the message up to here, then scrolls. */
const mostRows = 24

/** Every paragraph takes the direction of its own letters, except in a text so long that Chromium would stand still over it. */
const mostCharactersToTurn = 50_000

interface OutcomeProps {
  message: RequestMessage
  content: Pick<RequestFormContent, 'copy' | 'message'>
  textRef: RefObject<HTMLTextAreaElement | null>
  linkRef: RefObject<HTMLAnchorElement | null>
  onCopy: (message: RequestMessage) => void
}

/** The message as it was written, to read, to copy, or to open in the mail program once more. */
export function Outcome({ message, content, textRef, linkRef, onCopy }: OutcomeProps) {
  const textId = useId()
  return (
    <div className="grid gap-3">
      <label htmlFor={textId} className="field-label">
        {content.message.label}
      </label>
      <textarea
        ref={textRef}
        id={textId}
        readOnly
        rows={Math.min(message.text.split('\n').length, mostRows)}
        value={message.text}
        className={
          message.text.length < mostCharactersToTurn
            ? 'field-control [unicode-bidi:plaintext]'
            : 'field-control'
        }
      />
      <div className="actions form-actions">
        <button type="button" className="button-quiet" onClick={() => onCopy(message)}>
          {content.copy}
        </button>
        <a ref={linkRef} href={message.mailtoHref} className="button-quiet">
          {content.message.openAgain}
        </a>
      </div>
    </div>
  )
}
