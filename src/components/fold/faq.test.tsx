import { expect, test } from 'vitest'
import { renderInSite } from '../../../tests/support/render-in-site.tsx'
import { figuresLink } from '../../content/links.ts'
import { faq } from '../../content/rewards.ts'
import { Faq } from './faq.tsx'

test('each question has its answer, which says what is open; all are closed and share a name', async () => {
  const { container } = await renderInSite(<Faq {...faq} link={figuresLink} />)
  const read = Array.from(container.querySelectorAll('details'), (question) => ({
    group: question.getAttribute('name'),
    isOpen: question.open,
    name: question.querySelector('summary h3')?.textContent,
    answer: Array.from(question.querySelectorAll('p'), ({ textContent }) => textContent),
  }))
  expect(read[0]!.group).toBeTruthy()
  expect(read).toEqual(
    faq.items.map(({ question, answer }) => ({
      group: read[0]!.group,
      isOpen: false,
      name: question,
      answer,
    })),
  )
  for (const { question, answer } of faq.items)
    expect(answer.join(' '), `"${question}" says what is not settled yet`).toMatch(/\byet\b|not published/)
})
