import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Hero } from '../../src/components/hero.tsx'
import { hero as landing } from '../../src/content/landing.ts'
import { hero as legal } from '../../src/content/legal-page.ts'
import { renderInSite } from '../support/render-in-site.tsx'

test('opens a page with its one h1, what it is about and what to do next', async () => {
  const { container } = await renderInSite(<Hero content={landing} print="/sun.svg" accent="coach" />)
  expect(screen.getByRole('heading', { level: 1, name: landing.title })).toBeTruthy()
  expect(container.textContent).toContain(landing.kicker)
  expect(container.textContent).toContain(landing.lead)
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual(landing.actions.map((action) => [action.label, action.to]))
})

test('shows its print as decoration, with its size known before it arrives', async () => {
  const { container } = await renderInSite(<Hero content={landing} print="/sun.svg" accent="coach" />)
  const print = container.querySelector('img')!
  expect(print.getAttribute('src')).toBe('/sun.svg')
  expect(print.getAttribute('alt')).toBe('')
  expect(print.getAttribute('width')).toBe('1200')
  expect(print.getAttribute('height')).toBe('900')
})

test('needs no action', async () => {
  await renderInSite(<Hero content={legal} print="/ledger.svg" accent="coach" />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
