import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createSiteRouter } from '../../src/app/router.tsx'
import { menu } from '../../src/content/legal-page.ts'
import { legalDocuments } from '../../src/content/legal/documents.ts'
import { renderPath } from '../support/render-path.tsx'
import { renderSite } from '../support/render-in-site.tsx'

const terms = legalDocuments[0]!
const tables = legalDocuments.flatMap(({ id, sections }) =>
  sections.flatMap(({ blocks }) =>
    blocks.filter((block) => block.kind === 'table').map((table) => ({ id, table })),
  ),
)

afterEach(() => vi.unstubAllGlobals())

function menuLink(title: string): HTMLElement {
  const navigation = within(screen.getByRole('navigation', { name: menu.label }))
  return navigation.getByRole('link', { name: new RegExp(`^${title}`) })
}

/** The one document on show; fails where there are more, or where the menu marks another. */
function shownTitle(): string {
  const heading = within(screen.getByRole('article')).getByRole('heading', { level: 2 })
  expect(document.querySelectorAll('.legal-menu [aria-current]')).toHaveLength(1)
  expect(menuLink(heading.textContent).getAttribute('aria-current')).toBe('true')
  return heading.textContent
}

describe('the document on show', () => {
  test('is Terms at first', async () => {
    await renderSite('/legal')
    expect(shownTitle()).toBe(terms.title)
  })

  test.each(legalDocuments)('is $title for #$id', async ({ id, title }) => {
    await renderSite(`/legal#${id}`)
    expect(shownTitle()).toBe(title)
  })

  test.each(['#nonsense', '#<script>', '#%E0%A4%A', '#__proto__', `#${'x'.repeat(100_000)}`])(
    'is Terms for a hash that names none (case %#)',
    async (hash) => {
      await renderSite(`/legal${hash}`)
      expect(shownTitle()).toBe(terms.title)
    },
  )

  test.each(legalDocuments.slice(1))(
    'becomes $title from the menu, with focus on its title',
    async ({ title }) => {
      await renderSite('/legal')
      await userEvent.click(menuLink(title))
      await waitFor(() => expect(shownTitle()).toBe(title))
      await waitFor(() =>
        expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: title })),
      )
    },
  )

  test('becomes another from the footer', async () => {
    await renderSite('/legal#delivery')
    const footer = within(screen.getByRole('navigation', { name: 'Footer' }))
    await userEvent.click(footer.getByRole('link', { name: 'Cookie Policy' }))
    await waitFor(() => expect(shownTitle()).toBe('Cookie Policy'))
  })

  test('follows Back', async () => {
    const history = createMemoryHistory({ initialEntries: ['/legal'] })
    const router = createSiteRouter(history)
    await router.load()
    render(<RouterProvider router={router} />)
    await userEvent.click(menuLink('Delivery'))
    await waitFor(() => expect(shownTitle()).toBe('Delivery'))
    act(() => history.back())
    await waitFor(() => expect(shownTitle()).toBe(terms.title))
  })

  test('stays when the skip link is followed', async () => {
    const history = createMemoryHistory({ initialEntries: ['/legal#popia'] })
    const router = createSiteRouter(history)
    await router.load()
    render(<RouterProvider router={router} />)
    await act(() => router.navigate({ to: '/legal', hash: 'main' }))
    expect(router.state.location.hash).toBe('main')
    expect(shownTitle()).toBe('POPIA Compliance')
  })
})

test('the built page hides none of the six: without a script the hash chooses', async () => {
  const { html, ids } = await renderPath('/legal')
  for (const { id } of legalDocuments) expect(ids).toContain(id)
  expect(html).not.toMatch(/<article[^>]* hidden/)
  expect(html).not.toContain('data-shown')
})

test.each(legalDocuments)('$title says when it was updated, and numbers its sections', async (content) => {
  await renderSite(`/legal#${content.id}`)
  const article = within(screen.getByRole('article', { name: content.title }))
  expect(article.getByText(`${menu.updated} ${content.lastUpdated}`)).toBeTruthy()
  expect(menuLink(content.title).textContent).toBe(`${content.title} ${menu.updated} ${content.lastUpdated}`)
  const headings = article.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
  expect(headings).toEqual(content.sections.map(({ heading }, index) => `${index + 1}. ${heading}`))
})

test.each(tables)('the table "$table.caption" of #$id says what its cells are', async ({ id, table }) => {
  await renderSite(`/legal#${id}`)
  const region = screen.getByRole('region', { name: table.caption })
  expect(region.tabIndex).toBe(0)
  const inTable = within(within(region).getByRole('table', { name: table.caption }))
  expect(inTable.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(table.columns)
  const names = table.rows.map(([name]) => name)
  expect(inTable.getAllByRole('rowheader').map((header) => header.textContent)).toEqual(names)
})

test('the document can be printed', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  await renderSite('/legal')
  await userEvent.click(screen.getByRole('button', { name: menu.print }))
  expect(print).toHaveBeenCalledOnce()
})
