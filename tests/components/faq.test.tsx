import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Faq } from '../../src/components/faq/faq.tsx'
import { faq } from '../../src/content/rewards.ts'

function questions(container: HTMLElement): HTMLDetailsElement[] {
  return [...container.querySelectorAll('details')]
}

test('eight questions stand closed, each with its answer', () => {
  const { container } = render(<Faq items={faq.items} />)
  const items = questions(container)
  expect(items).toHaveLength(8)
  expect(items.filter((item) => item.open)).toEqual([])
  for (const [index, { question, answer }] of faq.items.entries()) {
    expect(screen.getByRole('heading', { level: 3, name: question })).toBeTruthy()
    expect(items[index]?.textContent).toContain(answer.join(''))
  }
})

test('they share a name, by which the browser opens one at a time', () => {
  const { container } = render(<Faq items={faq.items} />)
  const names = new Set(questions(container).map((item) => item.getAttribute('name')))
  expect(names.size).toBe(1)
  expect([...names][0]).toBeTruthy()
})
