import type { RequestFormContent } from '../../content/types.ts'
import { mailto, withCrLf, withLf } from '../mailto.ts'
import { fieldNames } from './values.ts'
import type { Values } from './values.ts'

/** The request as an e-mail. */
export interface RequestMessage {
  subject: string
  /** Each field under its label; lines end in CRLF, as e-mail wants them. */
  body: string
  /** All of it with its address, for the clipboard and for reading; lines end in LF. */
  text: string
  mailtoHref: string
  /** False where the link could not carry the body and asks to paste it instead. */
  isWhole: boolean
}

type Words = Pick<RequestFormContent, 'fields' | 'mailSubject' | 'message'>

/** Chrome on Windows silently opens nothing above 2,046 characters; other mail programs cut the text off near there. */
const linkLimitInCharacters = 2_000

/** Writes the e-mail. Fields that were left empty are left out. */
export function writeMessage(values: Values, content: Words, supportEmail: string): RequestMessage {
  const subject = content.mailSubject
  const body = fieldNames
    .filter((name) => values[name].trim() !== '')
    .map((name) => `${content.fields[name].label}:\n${values[name]}`)
    .join('\n\n')
  // Encoding only ever makes text longer: a megabyte need not be encoded to know that it does not fit.
  const wholeHref = body.length <= linkLimitInCharacters && mailto(supportEmail, subject, body)
  const isWhole = wholeHref !== false && wholeHref.length <= linkLimitInCharacters
  return {
    subject,
    body: withCrLf(body),
    text: withLf(`${content.message.to}: ${supportEmail}\n${content.message.subject}: ${subject}\n\n${body}`),
    mailtoHref: isWhole ? wholeHref : mailto(supportEmail, subject, content.message.pasteHere),
    isWhole,
  }
}

/** A link for when the form cannot help: an e-mail with the labels, to be filled in there. */
export function blankMailtoHref(content: Words, supportEmail: string): string {
  const labels = fieldNames.map((name) => `${content.fields[name].label}:\n`)
  return mailto(supportEmail, content.mailSubject, labels.join('\n'))
}
