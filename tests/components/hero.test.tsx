import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Hero } from '../../src/components/hero/hero.tsx'
import { hero as landing } from '../../src/content/landing.ts'
import { hero as legal } from '../../src/content/legal-page.ts'
import { ledger } from '../../src/prints/ledger.ts'
import { sun } from '../../src/prints/sun.ts'
import { renderInSite } from '../support/render-in-site.tsx'

test('opens a page with its one h1, what it is about and what to do next', async () => {
  const { container } = await renderInSite(<Hero content={landing} print={sun} accent="coach" />)
  // Focus goes there after a move.
  expect(screen.getByRole('heading', { level: 1, name: landing.title }).tabIndex).toBe(-1)
  expect(container.textContent).toContain(landing.kicker)
  expect(container.textContent).toContain(landing.lead)
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual(landing.actions.map((action) => [action.label, action.to]))
})

test('carries its print as decoration: every stroke, and no request or style that the policy forbids', async () => {
  const { container } = await renderInSite(<Hero content={landing} print={sun} accent="coach" />)
  const svg = container.querySelector('svg')!
  expect(svg.getAttribute('aria-hidden')).toBe('true')
  expect(svg.getAttribute('viewBox')).toBe(`0 0 ${sun.width} ${sun.height}`)
  const strokes = Array.from(svg.querySelectorAll('path'), (path) => [
    path.parentElement!.getAttribute('class'),
    ...['stroke-width', 'd', 'stroke-dasharray'].map((name) => path.getAttribute(name)),
  ])
  expect(strokes).toEqual(
    sun.threads.flatMap(({ colour, strokes: drawn }) =>
      drawn.map(([width, path, gap]) => [colour, String(width), path, gap ? `0 ${gap}` : null]),
    ),
  )
  expect(container.querySelector('img, style, [style], [href$=".svg"]')).toBeNull()
})

test('shows all of a print, or fills its frame with one that is seen from close by', async () => {
  const { container } = await renderInSite(
    <>
      <Hero content={landing} print={sun} accent="coach" />
      <Hero content={landing} print={sun} accent="coach" view="close" />
    </>,
  )
  const fits = Array.from(container.querySelectorAll('svg'), (svg) => svg.getAttribute('preserveAspectRatio'))
  expect(fits.map((fit) => fit?.includes('slice'))).toEqual([false, true])
})

test('needs no action', async () => {
  await renderInSite(<Hero content={legal} print={ledger} accent="coach" />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
