import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderSite } from '../../../tests/support/render-in-site.tsx'
import { menu } from '../../content/legal-page.ts'
import { legalDocuments } from '../../content/legal/documents.ts'
import type { LegalBlock } from '../../content/legal/types.ts'
import { lengthOf } from './length.ts'

afterEach(() => vi.unstubAllGlobals())

/** Role queries scan every element below their root; six documents have two thousand. */
function menuLink(title: string): HTMLElement {
  const navigation = document.querySelector<HTMLElement>(`nav[aria-label="${menu.label}"]`)!
  return within(navigation).getByRole('link', { name: new RegExp(`^${title}`) })
}

/** The visible document; fails if there are several or the menu marks another. */
function shownTitle(): string {
  const [article, ...more] = document.querySelectorAll<HTMLElement>('article:not([hidden])')
  expect(more).toEqual([])
  const title = article!.querySelector('h2')!.textContent
  expect([...document.querySelectorAll('main nav [aria-current]')]).toEqual([menuLink(title)])
  return title
}

test.each(legalDocuments)(
  '#$id shows $title: date, numbered sections and their whole text',
  async (content) => {
    await renderSite(`/legal#${content.id}`)
    expect(shownTitle()).toBe(content.title)
    const article = document.querySelector<HTMLElement>('article:not([hidden])')!
    expect(article.getAttribute('aria-labelledby')).toBe(article.querySelector('h2')!.id)
    const inArticle = within(article)
    const { minutes } = lengthOf(content)
    expect(inArticle.getByText(`${menu.updated} ${content.lastUpdated}`)).toBeTruthy()
    expect(menuLink(content.title).textContent).toBe(
      `${content.title} ${menu.minutes.replace('{minutes}', String(minutes))} ${menu.toRead}`,
    )
    const [summary] = inArticle.getAllByRole('list')
    expect(Array.from(summary!.children, ({ textContent }) => textContent)).toEqual(content.summary)

    const sections = [...article.querySelectorAll('details')]
    expect(sections.map((section) => section.querySelector('h3')?.textContent)).toEqual(
      content.sections.map(({ heading }, index) => `${index + 1}. ${heading}`),
    )
    for (const [index, { blocks }] of content.sections.entries()) {
      expect(blocks).toMatchObject([...sections[index]!.children].slice(1).map(blockOf))
      for (const block of blocks) {
        if (block.kind !== 'table') continue
        const { columns, rows, prices = columns[0] } = block
        expect(columns).toContain(prices)
        for (const row of rows) expect(row).toHaveLength(columns.length)
      }
    }
  },
)

/** A block of content, parsed from its markup. */
function blockOf(element: Element): LegalBlock {
  const textsOf = (selector: string, parent = element) =>
    Array.from(parent.querySelectorAll(selector), ({ textContent }) => textContent)
  const kind = element.matches('p:has(> strong:only-child)') ? 'notice' : 'paragraph'
  if (element.localName === 'p') return { kind, text: element.textContent }
  if (element.localName === 'ul') return { kind: 'list', items: textsOf('li') }
  const caption = textsOf('caption')[0]!
  return {
    kind: 'table',
    caption,
    columns: textsOf('thead [role=columnheader]'),
    rows: Array.from(element.querySelectorAll('tbody tr'), (row) => [
      ...textsOf('[role=rowheader]', row),
      ...textsOf('td', row),
    ]),
  }
}

test('the document can be printed', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  await renderSite('/legal')
  await userEvent.click(screen.getByRole('button', { name: menu.print }))
  expect(print).toHaveBeenCalledOnce()
})
