import { expect, test } from 'vitest'
import { requestForm } from '../../content/contact.ts'
import { supportEmail } from '../../support-email.ts'
import { blankMailtoHref, writeMessage } from './request-mail.ts'
import type { Values } from './values.ts'

const plain: Values = {
  firstName: 'Thandi',
  lastName: 'Mokoena',
  email: 'thandi@example.org',
  systemRequirements: 'A clinic queue for Wellnet',
  technicalSpecifications: 'FHIR R4',
}

function write(changes: Partial<Values> = {}) {
  return writeMessage({ ...plain, ...changes }, requestForm)
}

/** The e-mail in a link, as a mail program decodes it (RFC 6068; a plus sign is no space). */
function read(href: string) {
  const [, recipient, subject, body] = /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(href) ?? []
  return {
    recipient: decodeURIComponent(recipient!),
    subject: decodeURIComponent(subject!),
    body: decodeURIComponent(body!),
  }
}

test('link and text carry the address, the subject and every field under its label, without empty ones', () => {
  const { mailtoHref, isWhole, text } = write()
  const subject = 'System Integration Request'
  const body = [
    'First Name:\r\nThandi',
    'Last Name:\r\nMokoena',
    'Email Address:\r\nthandi@example.org',
    'System Requirements:\r\nA clinic queue for Wellnet',
    'Technical Specifications:\r\nFHIR R4',
  ].join('\r\n\r\n')
  expect(read(mailtoHref)).toEqual({ recipient: supportEmail, subject, body })
  expect(isWhole).toBe(true)
  expect(text).toBe(`To: ${supportEmail}\nSubject: ${subject}\n\n${body.replaceAll('\r\n', '\n')}`)
  expect(write({ technicalSpecifications: ' \n' }).text).not.toContain('Technical Specifications')
})

test.for([
  ['emoji', 'Heart 💙, family 👩‍👩‍👧, flag 🇿🇦'],
  ['right to left', 'مرحبا بالعالم ‏(١٢٣)‏ שלום'],
  ['what means something in a link', '"a" & b=c ? d # e % f + g %0D%0A &body=x &bcc=x@example.org'],
  ['quotes and angle brackets', `'<script>alert("x")</script>'`],
])('%s arrives exactly as typed', ([, text]) => {
  const body = read(write({ technicalSpecifications: text! }).mailtoHref).body
  expect(body.endsWith(`Technical Specifications:\r\n${text}`)).toBe(true)
})

test('every kind of line break becomes CRLF in the link and LF in the text to copy', () => {
  const { mailtoHref, text } = write({ technicalSpecifications: 'one\r\ntwo\nthree\rfour' })
  expect(mailtoHref).toContain('one%0D%0Atwo%0D%0Athree%0D%0Afour')
  expect(text).toContain('one\ntwo\nthree\nfour')
  expect(text).not.toContain('\r')
})

test('lone surrogates and null bytes become replacement characters without an exception', () => {
  const { mailtoHref } = write({ technicalSpecifications: 'a\uD83Db\uDC99c\0d💙' })
  expect(read(mailtoHref).body.endsWith('a\uFFFDb\uFFFDc\uFFFDd💙')).toBe(true)
})

test('a link of 2,000 characters contains the message; a longer one asks to paste it, and the text is whole', () => {
  const room = 2_000 - write({ technicalSpecifications: 'x' }).mailtoHref.length + 1
  const longest = write({ technicalSpecifications: 'x'.repeat(room) })
  expect([longest.mailtoHref.length, longest.isWhole]).toEqual([2_000, true])
  const tooLong = write({ technicalSpecifications: 'x'.repeat(room + 1) })
  expect(tooLong.isWhole).toBe(false)
  expect(read(tooLong.mailtoHref).body).toBe(requestForm.message.pasteHere)
  expect(tooLong.text).toContain('x'.repeat(room + 1))
})

test('the blank e-mail has the label of every field', () => {
  const { recipient, body } = read(blankMailtoHref(requestForm))
  expect(recipient).toBe(supportEmail)
  for (const { label } of Object.values(requestForm.fields)) expect(body).toContain(`${label}:\r\n`)
})
