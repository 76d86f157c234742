import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createSiteRouter } from '../../app/router.tsx'
import { lengthOf } from './length.ts'
import { menu } from '../../content/legal-page.ts'
import { legalDocuments } from '../../content/legal/documents.ts'
import type { LegalBlock } from '../../content/legal/types.ts'
import { renderPath } from '../../../tests/support/render-path.tsx'

const terms = legalDocuments[0]!

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

async function open(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createSiteRouter(history)
  await router.load()
  render(<RouterProvider router={router} />)
  return { history, router }
}

test('Terms of Service is shown at first and for an unknown hash', async () => {
  const { history } = await open('/legal')
  expect(shownTitle()).toBe(terms.title)
  for (const hash of ['#nonsense', '#<script>', '#%E0%A4%A', '#__proto__', `#${'x'.repeat(100_000)}`]) {
    act(() => history.push('/legal#delivery'))
    await waitFor(() => expect(shownTitle()).toBe('Delivery'))
    act(() => history.push(`/legal${hash}`))
    await waitFor(() => expect(shownTitle(), hash.slice(0, 20)).toBe(terms.title))
  }
})

test('a menu link shows its document; Back shows the previous one', async () => {
  const { history } = await open('/legal')
  for (const { title } of legalDocuments.slice(1)) {
    await userEvent.click(menuLink(title))
    await waitFor(() => expect(shownTitle()).toBe(title))
  }
  act(() => history.back())
  await waitFor(() => expect(shownTitle()).toBe(legalDocuments.at(-2)!.title))
})

test('a footer link shows its document, from /legal and from another page', async () => {
  const footerLink = (name: string) => within(document.querySelector('footer')!).getByRole('link', { name })
  await open('/about')
  await userEvent.click(footerLink('POPIA Compliance'))
  await waitFor(() => expect(shownTitle()).toBe('POPIA Compliance'))
  await userEvent.click(footerLink('Cookie Policy'))
  await waitFor(() => expect(shownTitle()).toBe('Cookie Policy'))
})

test('the skip link does not change the document', async () => {
  const { router } = await open('/legal#popia')
  await act(() => router.navigate({ to: '/legal', hash: 'main' }))
  expect(router.state.location.hash).toBe('main')
  expect(shownTitle()).toBe('POPIA Compliance')
})

test('the built page hides no document, so that the hash selects one without a script', async () => {
  const page = document.createElement('div')
  page.innerHTML = (await renderPath('/legal')).html
  const titles = Array.from(page.querySelectorAll('article:not([hidden]) h2'), ({ id }) => id)
  expect(titles).toEqual(legalDocuments.map(({ id }) => id))
  expect(page.querySelector('[data-shown]')).toBeNull()
})

test.each(legalDocuments)(
  '#$id shows $title: date, numbered sections and their whole text',
  async (content) => {
    await open(`/legal#${content.id}`)
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

    const sections = [...article.querySelectorAll('section')]
    expect(sections.map((section) => section.querySelector('h3')?.textContent)).toEqual(
      content.sections.map(({ heading }, index) => `${index + 1}. ${heading}`),
    )
    for (const [index, { blocks }] of content.sections.entries()) {
      expect([...sections[index]!.querySelector('details')!.children].slice(1).map(blockOf)).toEqual(blocks)
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
  // The table is a scroll container, so it must be focusable and have a name.
  expect(element.getAttribute('role')).toBe('region')
  expect(element.getAttribute('tabindex')).toBe('0')
  const caption = textsOf('caption')[0]!
  expect(element.getAttribute('aria-label')).toBe(caption)
  return {
    kind: 'table',
    caption,
    columns: textsOf('thead th[scope=col]'),
    rows: Array.from(element.querySelectorAll('tbody tr'), (row) => [
      ...textsOf('th[scope=row]', row),
      ...textsOf('td', row),
    ]),
  }
}

test('the document can be printed', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  await open('/legal')
  await userEvent.click(screen.getByRole('button', { name: menu.print }))
  expect(print).toHaveBeenCalledOnce()
})
