import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInSite } from '../../../tests/support/render-in-site.tsx'
import { cardsInShort } from '../../content/audiences.ts'
import { join as citizenFirst } from '../../content/chatbot.ts'
import {
  citizenSubscriptionRandPerMonth,
  priceInWords,
  smeOnboardingRandPerMonth,
} from '../../content/figures.ts'
import { join } from '../../content/join-landing.ts'
import { site } from '../../content/site.ts'
import { JoinAs } from './join-as.tsx'
import { Join } from './join.tsx'

/** The e-mail that a link opens. */
function mailOf(link: HTMLAnchorElement) {
  const { pathname, searchParams } = new URL(link.href)
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') }
}

test.each(join.cards)('$title: price, terms, next step and a prepared e-mail', async (content) => {
  const { title, price, terms, text, action } = content
  await renderInSite(<Join content={join} />)
  const card = within(screen.getByRole('heading', { level: 3, name: title }).closest('li')!)
  const figure = card.getByText(price.large, { selector: 'strong' })
  expect(figure.closest('p')!.textContent).toBe(priceInWords(price))
  for (const words of [terms.join(' ') || text, text]) expect(card.getByText(words)).toBeTruthy()
  expect(mailOf(card.getByRole<HTMLAnchorElement>('link', { name: action.label }))).toEqual({
    to: site.supportEmail,
    subject: action.subject,
    body: action.questions.join('\r\n'),
  })
})

test('every price has a part that is shown large', () => {
  expect(join.cards.map(({ price }) => price.large)).toEqual([
    `R${citizenSubscriptionRandPerMonth}`,
    `R${smeOnboardingRandPerMonth}`,
    'per citizen',
  ])
})

test('a page for one audience shows its card first, and the two others below', async () => {
  await renderInSite(<JoinAs content={citizenFirst} />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(cardsInShort.map(({ action }) => action.label))
})

test('the section names no code, number or store', async () => {
  await renderInSite(<Join content={join} />)
  await renderInSite(<JoinAs content={citizenFirst} />)
  expect(document.body.textContent).not.toMatch(/\*\d|\+27|0\d{2} \d{3}|App Store|Google Play/)
})
