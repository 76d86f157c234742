import type { MailAction } from '../../content/types.ts'

/** The mailto URL of an action, with its questions in the body. */
export function mailtoOf({ mailTo, subject, questions }: MailAction): string {
  return mailto(mailTo, subject, questions?.join('\n'))
}

/** A mailto URL (RFC 6068). */
export function mailto(address: string, subject: string, body?: string): string {
  const link = `mailto:${encode(address).replace('%40', '@')}?subject=${encode(subject)}`
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
