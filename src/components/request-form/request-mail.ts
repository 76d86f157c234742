import type { RequestFormWords } from '../../content/contact.ts'
import { supportEmail } from '../../support-email.ts'
import { mailtoOf, withLf } from '../text/mailto.ts'
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

type Words = Pick<RequestFormWords, 'fields' | 'mail' | 'message'>

/** Chrome on Windows opens no link above 2,046 characters; some mail programs truncate links near that length. */
const linkLimitInCharacters = 2_000

/** Writes the e-mail, without empty fields. */
export function writeMessage(values: Values, content: Words): RequestMessage {
  const body = fieldNames
    .filter((name) => values[name].trim() !== '')
    .map((name) => `${content.fields[name].label}:\n${values[name]}`)
    .join('\n\n')
  // Encoding never shortens text, so a body above the limit need not be encoded.
  const wholeHref = body.length <= linkLimitInCharacters && mailtoOf(content.mail, body)
  const isWhole = wholeHref !== false && wholeHref.length <= linkLimitInCharacters
  return {
    text: withLf(
      `${content.message.to}: ${supportEmail}\n${content.message.subject}: ${content.mail.subject}\n\n${body}`,
    ),
    mailtoHref: isWhole ? wholeHref : mailtoOf(content.mail, content.message.pasteHere),
    isWhole,
  }
}

/** A mailto URL with the labels in its body, for when the form does not work. */
export function blankMailtoHref(content: Words): string {
  const labels = fieldNames.map((name) => `${content.fields[name].label}:\n`)
  return mailtoOf(content.mail, labels.join('\n'))
}
