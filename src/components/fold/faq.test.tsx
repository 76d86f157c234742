import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Faq } from './faq.tsx'
import { faq } from '../../content/rewards.ts'

let questions: HTMLDetailsElement[]

beforeEach(() => {
  const { container } = render(<Faq items={faq.items} note="" />)
  questions = [...container.querySelectorAll('details')]
})

test('every question is closed at first and contains its answer', () => {
  expect(questions).toHaveLength(faq.items.length)
  for (const [index, { question, answer }] of faq.items.entries()) {
    expect(questions[index]!.open).toBe(false)
    expect(questions[index]!.contains(screen.getByRole('heading', { level: 3, name: question }))).toBe(true)
    for (const paragraph of answer) expect(questions[index]!.contains(screen.getByText(paragraph))).toBe(true)
  }
})

test('the microdata contain the same questions and answers', () => {
  const type = (element: Element | null) =>
    element?.getAttribute('itemtype')?.replace('https://schema.org/', '')
  const read = questions.map((question) => ({
    page: type(question.closest('[itemtype$="/FAQPage"]')),
    property: question.getAttribute('itemprop'),
    type: type(question),
    name: question.querySelector('[itemprop="name"]')?.textContent,
    answerType: type(question.querySelector('[itemprop="acceptedAnswer"]')),
    answer: question.querySelector('[itemprop="acceptedAnswer"] [itemprop="text"]')?.textContent,
  }))
  expect(read).toEqual(
    faq.items.map(({ question, answer }) => ({
      page: 'FAQPage',
      property: 'mainEntity',
      type: 'Question',
      name: question,
      answerType: 'Answer',
      answer: answer.join(''),
    })),
  )
})

test('the questions share a name, so that the browser opens one at a time', () => {
  expect(new Set(questions.map((question) => question.getAttribute('name'))).size).toBe(1)
  expect(questions[0]!.getAttribute('name')).toBeTruthy()
})

test('the script closes other questions in engines without details groups', () => {
  // Such an engine has the attribute but not the property.
  for (const question of questions) Object.defineProperty(question, 'name', { value: undefined })
  for (const index of [0, 3]) {
    questions[index]!.open = true
    fireEvent(questions[index]!, new Event('toggle'))
  }
  expect(questions.flatMap(({ open }, index) => (open ? [index] : []))).toEqual([3])
  questions[3]!.open = false
  fireEvent(questions[3]!, new Event('toggle'))
  expect(questions.some(({ open }) => open)).toBe(false)
})
