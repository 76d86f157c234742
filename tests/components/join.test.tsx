import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { JoinLinks } from '../../src/components/join/join-links.tsx'
import { Join } from '../../src/components/join/join.tsx'
import { join as citizenFirst } from '../../src/content/chatbot.ts'
import { doorsInShort, join } from '../../src/content/join.ts'
import { site } from '../../src/content/site.ts'

/** The e-mail that a link opens. */
function mailOf(link: HTMLAnchorElement) {
  const { pathname, searchParams } = new URL(link.href)
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') }
}

test.each(join.doors)('$title: price, next step and a prepared e-mail', ({ title, cost, text, action }) => {
  render(<Join content={join} />)
  const door = within(screen.getByRole('heading', { level: 3, name: title }).closest('li')!)
  expect(door.getByText(cost)).toBeTruthy()
  expect(door.getByText(text)).toBeTruthy()
  expect(mailOf(door.getByRole<HTMLAnchorElement>('link', { name: action.label }))).toEqual({
    to: site.supportEmail,
    subject: action.subject,
    body: action.questions!.join('\r\n'),
  })
})

test('a page for one audience shows its door first as the primary action, and the two others below', () => {
  render(<Join content={citizenFirst} />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(doorsInShort.map(({ action }) => action.label))
  expect(links.map((link) => link.className.includes('button-primary'))).toEqual([true, false, false])
})

test('a shortened door has audience and price', () => {
  render(<JoinLinks doors={doorsInShort} />)
  const lines = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(lines).toEqual(doorsInShort.map(({ title, text, action }) => `${action.label} ${title}: ${text}`))
})

test('the section states that nothing is sold here, and names no code, number or store', () => {
  render(<Join content={join} />)
  expect(screen.getByText(/This website sells nothing\./)).toBeTruthy()
  expect(screen.getByText(/The code and number are sent to you when you join\./)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/\*\d|\+27|0\d{2} \d{3}|App Store|Google Play/)
})
