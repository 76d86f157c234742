import type { MailAction } from '../content/types.ts'

/** The address of a link that opens an e-mail with its questions in it. */
export function mailtoOf({ mailTo, subject, questions }: MailAction): string {
  return mailto(mailTo, subject, questions?.join('\n'))
}

/** The address of a link that opens an e-mail, as RFC 6068 wants it. */
export function mailto(address: string, subject: string, body?: string): string {
  const link = `mailto:${encode(address).replace('%40', '@')}?subject=${encode(subject)}`
  return body === undefined ? link : `${link}&body=${encode(withCrLf(body))}`
}

/** Line ends as e-mail wants them. */
export function withCrLf(text: string): string {
  return withLf(text).replaceAll('\n', '\r\n')
}

/** Line ends as the clipboard and the page want them. */
export function withLf(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** Half an emoji (a lone surrogate) cannot be encoded, and a null byte ends the text in some mail programs. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/[\p{Surrogate}\0]/gu, '\uFFFD'))
}
