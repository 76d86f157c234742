import type { MailAction } from '../../content/types.ts'
import { supportEmail } from '../../support-email.ts'

/** The URL of a mail to support (RFC 6068): its subject, and its body, which is our questions where no other is given. */
export function mailtoOf(
  { subject, questions }: Pick<MailAction, 'subject' | 'questions'>,
  body = questions?.join('\n'),
): string {
  const link = `mailto:${supportEmail}?subject=${encode(subject)}`
  return body === undefined ? link : `${link}&body=${encode(withCrLf(body))}`
}

/** A text with CRLF line ends, for e-mail. */
function withCrLf(text: string): string {
  return withLf(text).replaceAll('\n', '\r\n')
}

/** A text with LF line ends, for the clipboard and the page. */
export function withLf(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/**
 * Replaces lone surrogates, which cannot be encoded, and null bytes, which end the text in some mail
 * programs.
 */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/[\p{Surrogate}\0]/gu, '\uFFFD'))
}
