import type { RequestFormWords } from '../../content/contact.ts'
import { mailto, withLf } from '../text/mailto.ts'
import { fieldNames } from './values.ts'
import type { Values } from './values.ts'

/** The request as an e-mail. */
export interface RequestMessage {
  /** The whole message with its recipient, with LF line ends, for the clipboard and the page. */
  text: string
  mailtoHref: string
  /** False where the body is too long for the link, which then asks to paste it. */
  isWhole: boolean
}

type Words = Pick<RequestFormWords, 'fields' | 'mailSubject' | 'message'>

/** Chrome on Windows opens no link above 2,046 characters; some mail programs truncate links near that length. */
const linkLimitInCharacters = 2_000

/** Writes the e-mail, without empty fields. */
export function writeMessage(values: Values, content: Words, supportEmail: string): RequestMessage {
  const subject = content.mailSubject
  const body = fieldNames
    .filter((name) => values[name].trim() !== '')
    .map((name) => `${content.fields[name].label}:\n${values[name]}`)
    .join('\n\n')
  // Encoding never shortens text, so a body above the limit need not be encoded.
  const wholeHref = body.length <= linkLimitInCharacters && mailto(supportEmail, subject, body)
  const isWhole = wholeHref !== false && wholeHref.length <= linkLimitInCharacters
  return {
    text: withLf(`${content.message.to}: ${supportEmail}\n${content.message.subject}: ${subject}\n\n${body}`),
    mailtoHref: isWhole ? wholeHref : mailto(supportEmail, subject, content.message.pasteHere),
    isWhole,
  }
}

/** A mailto URL with the labels in its body, for when the form does not work. */
export function blankMailtoHref(content: Words, supportEmail: string): string {
  const labels = fieldNames.map((name) => `${content.fields[name].label}:\n`)
  return mailto(supportEmail, content.mailSubject, labels.join('\n'))
}
