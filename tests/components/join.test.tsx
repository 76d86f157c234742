import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { JoinLinks } from '../../src/components/join/join-links.tsx'
import { Join } from '../../src/components/join/join.tsx'
import { join as citizenFirst } from '../../src/content/chatbot.ts'
import { cardsInShort, join } from '../../src/content/join.ts'
import { site } from '../../src/content/site.ts'

/** The e-mail that a link opens. */
function mailOf(link: HTMLAnchorElement) {
  const { pathname, searchParams } = new URL(link.href)
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') }
}

test.each(join.cards)('$title: price, next step and a prepared e-mail', ({ title, cost, text, action }) => {
  render(<Join content={join} />)
  const card = within(screen.getByRole('heading', { level: 3, name: title }).closest('li')!)
  expect(card.getByText(cost)).toBeTruthy()
  expect(card.getByText(text)).toBeTruthy()
  expect(mailOf(card.getByRole<HTMLAnchorElement>('link', { name: action.label }))).toEqual({
    to: site.supportEmail,
    subject: action.subject,
    body: action.questions!.join('\r\n'),
  })
})

test('a page for one audience shows its card first as the primary action, and the two others below', () => {
  render(<Join content={citizenFirst} />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(cardsInShort.map(({ action }) => action.label))
  expect(links.map((link) => link.className.includes('button-primary'))).toEqual([true, false, false])
})

test('a shortened card has audience and price', () => {
  render(<JoinLinks cards={cardsInShort} />)
  const lines = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(lines).toEqual(cardsInShort.map(({ title, text, action }) => `${action.label} ${title}: ${text}`))
})

test('the section states that nothing is sold here, and names no code, number or store', () => {
  render(<Join content={join} />)
  expect(screen.getByText(/This website sells nothing\./)).toBeTruthy()
  expect(screen.getByText(/The code and number are sent to you when you join\./)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/\*\d|\+27|0\d{2} \d{3}|App Store|Google Play/)
})
