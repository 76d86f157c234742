import { render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { PartnerGroups } from '../partners/partner-groups.tsx'
import { Steps } from '../steps/steps.tsx'
import { Tiers } from './tiers.tsx'
import { partnerGroups, protocol, tiers } from '../../content/rewards.ts'

/** The card under a heading of the third level. */
function cardOf(name: string): HTMLElement {
  return screen.getByRole('heading', { level: 3, name }).closest<HTMLElement>('li, .card')!
}

describe('the ladder of tiers', () => {
  test.each([
    ['Bronze', '0–2,499', 'up to 15%'],
    ['Silver', '2,500–4,999', 'up to 20%'],
    ['Gold', '5,000–7,999', 'up to 25%'],
    ['Platinum', '8,000+', 'up to 30%'],
  ])('%s: %s points, %s', (name, points, discounts) => {
    render(<Tiers content={tiers} />)
    const card = within(cardOf(name))
    const says = (words: string) => (_content: string, element: Element | null) =>
      element?.textContent === words
    expect(card.getByText(says(`${points} points`))).toBeTruthy()
    expect(card.getByText(says(discounts), { selector: 'p' })).toBeTruthy()
    const tier = tiers.tiers.find((candidate) => candidate.name === name)!
    for (const text of [...tier.accessBenefits, ...tier.features]) expect(card.getByText(text)).toBeTruthy()
  })
})

test('the steps of the protocol are an ordered list', () => {
  render(<Steps steps={protocol.steps} />)
  expect(screen.getByRole('list').tagName).toBe('OL')
  expect(
    screen.getAllByRole('listitem').map((item) => within(item).getByRole('heading').textContent),
  ).toEqual(protocol.steps.map((step) => step.title))
})

test('partner groups name kinds of partner and what a member gets', () => {
  render(<PartnerGroups groups={partnerGroups.groups} />)
  for (const group of partnerGroups.groups) {
    const text = cardOf(group.title).textContent
    expect([...group.partners, ...group.benefits].filter((words) => !text.includes(words))).toEqual([])
  }
})
