import { expect, test } from 'vitest'
import { renderInSite } from '../../../tests/support/render-in-site.tsx'
import { figuresLink } from '../../content/links.ts'
import { faq } from '../../content/rewards.ts'
import * as style from './faq.module.css'
import { Faq } from './faq.tsx'

test('the microdata contain each question with its answer; all are closed, share a name, and say what is open', async () => {
  const { container } = await renderInSite(<Faq {...faq} link={figuresLink} />)
  const type = (element: Element | null) =>
    element?.getAttribute('itemtype')?.replace('https://schema.org/', '')
  const read = Array.from(container.querySelectorAll('details'), (question) => ({
    group: question.getAttribute('name'),
    isOpen: question.open,
    hasRing: question.classList.contains(style.open),
    page: type(question.closest('[itemtype$="/FAQPage"]')),
    property: question.getAttribute('itemprop'),
    type: type(question),
    name: question.querySelector('h3[itemprop="name"]')?.textContent,
    answerType: type(question.querySelector('[itemprop="acceptedAnswer"]')),
    answer: question.querySelector('[itemprop="acceptedAnswer"] [itemprop="text"]')?.textContent,
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
      page: 'FAQPage',
      property: 'mainEntity',
      type: 'Question',
      name: item.question,
      answerType: 'Answer',
      answer: item.answer.join(''),
    })),
  )
})
