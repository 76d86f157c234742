import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderInSite } from '../../../tests/support/render-in-site.tsx'
import { openApplication } from '../../content/careers.ts'
import { Actions } from './actions.tsx'

test('a link leads to its page and its place there', async () => {
  const actions = [
    { label: 'Compare tiers', to: '/rewards', hash: 'tiers' },
    { label: 'Contact us', to: '/contact' },
  ] as const
  await renderInSite(<Actions actions={actions} />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/rewards#tiers', '/contact'])
})

test('a link to a place on the page on show is not said to be the current page', async () => {
  await renderInSite(<Actions actions={[{ label: 'Join', to: '/', hash: 'join' }]} />)
  expect(screen.getByRole('link', { name: 'Join' }).hasAttribute('aria-current')).toBe(false)
})

test('a button that does nothing yet says so, can be reached by keyboard, and leads nowhere', async () => {
  const before = location.href
  await renderInSite(<Actions actions={[]} inert={openApplication.inert} />)
  const { labels, reason } = openApplication.inert
  for (const label of labels) {
    const button = screen.getByRole('button', { name: label, description: reason })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await userEvent.tab()
    expect(document.activeElement).toBe(button)
    await userEvent.keyboard('{Enter}')
  }
  expect(screen.getAllByText(reason)).toHaveLength(1)
  expect(location.href).toBe(before)
})
