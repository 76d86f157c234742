import { expect, test } from 'vitest'
import { renderInSite } from '../../../tests/support/render-in-site.tsx'
import { figuresLink } from '../../content/links.ts'
import { faq } from '../../content/rewards.ts'
import * as style from './faq.module.css'
import { Faq } from './faq.tsx'

test('each question has its answer; all are closed, share a name, and say what is open', async () => {
  const { container } = await renderInSite(<Faq {...faq} link={figuresLink} />)
  const read = Array.from(container.querySelectorAll('details'), (question) => ({
    group: question.getAttribute('name'),
    isOpen: question.open,
    hasRing: question.classList.contains(style.open),
    name: question.querySelector('summary h3')?.textContent,
    answer: Array.from(question.querySelectorAll('p'), ({ textContent }) => textContent),
  }))
  const saysYet = ({ answer }: (typeof faq.items)[number]) => /\byet\b/.test(answer.join(' '))
  for (const item of faq.items)
    expect('leavesOpen' in item, `"${item.question}": leavesOpen and the word "yet" belong together`).toBe(
      saysYet(item),
    )
  expect(read[0]!.group).toBeTruthy()
  expect(read).toEqual(
    faq.items.map((item) => ({
      group: read[0]!.group,
      isOpen: false,
      hasRing: saysYet(item),
      name: item.question,
      answer: item.answer,
    })),
  )
})
