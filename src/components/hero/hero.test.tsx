import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInSite } from '../../../tests/support/render-in-site.tsx'
import { hero as landing } from '../../content/landing.ts'
import { medal } from '../../prints/medal.ts'
import { Print } from '../print/print.tsx'
import { Hero } from './hero.tsx'

const print = <Print drawing={medal} />

test('opens a page with its one h1, what it is about, what to do next and its print, in this order', async () => {
  const { container } = await renderInSite(
    <Hero
      content={landing}
      print={print}
      caption="One dot is one day."
      look={{ accent: 'coach', framing: 'inside' }}
    />,
  )
  // Focus goes there after a move.
  const title = screen.getByRole('heading', { level: 1, name: landing.title })
  expect(title.tabIndex).toBe(-1)
  const { textContent } = container
  expect(textContent.indexOf(landing.kicker)).toBeGreaterThanOrEqual(0)
  expect(textContent.indexOf(landing.lead)).toBeGreaterThan(textContent.indexOf(landing.title))
  expect(textContent).toContain('One dot is one day.')
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual(landing.actions.map((action) => [action.label, action.to]))
  const drawn = container.querySelector('svg')!
  expect(screen.getAllByRole('link').at(-1)!.compareDocumentPosition(drawn)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(drawn.compareDocumentPosition(screen.getByText('One dot is one day.'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})
