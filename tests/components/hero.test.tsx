import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import ledger from '../../src/prints/ledger.svg?raw'
import sun from '../../src/prints/sun.svg?raw'
import { Hero } from '../../src/components/hero/hero.tsx'
import { hero as landing } from '../../src/content/landing.ts'
import { hero as legal } from '../../src/content/legal-page.ts'
import { renderInSite } from '../support/render-in-site.tsx'

test('opens a page with its one h1, what it is about and what to do next', async () => {
  const { container } = await renderInSite(<Hero content={landing} print={sun} accent="coach" />)
  expect(screen.getByRole('heading', { level: 1, name: landing.title })).toBeTruthy()
  expect(container.textContent).toContain(landing.kicker)
  expect(container.textContent).toContain(landing.lead)
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual(landing.actions.map((action) => [action.label, action.to]))
})

test('holds its print as decoration that asks for nothing', async () => {
  const { container } = await renderInSite(<Hero content={landing} print={sun} accent="coach" />)
  const print = container.querySelector('.hero-print')!
  const svg = print.querySelector('svg')!
  expect(print.getAttribute('aria-hidden')).toBe('true')
  expect(svg.getAttribute('viewBox')).toBe('0 0 1200 900')
  expect([...svg.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual(
    [...sun.matchAll(/ d="([^"]+)"/g)].map(([, data]) => data),
  )
  expect(container.querySelector('img')).toBeNull()
})

test('leaves the colours of the print to the style of the page, which the policy knows', async () => {
  const { container } = await renderInSite(<Hero content={landing} print={sun} accent="coach" />)
  expect(sun).toContain('<style>')
  expect(container.querySelector('style')).toBeNull()
})

test('fills its frame with a print that is seen from close by', async () => {
  const hero = <Hero content={landing} print={sun} accent="coach" view="close" />
  const { container } = await renderInSite(hero)
  expect(container.querySelector('.hero-print-close svg')?.getAttribute('preserveAspectRatio')).toContain(
    'slice',
  )
})

test('takes the print from the page, where the page is there', async () => {
  const source = document.createElement('main')
  source.innerHTML = '<div class="hero-print"><svg id="from-page"></svg></div>'
  const hero = <Hero content={landing} print="" source={source} accent="coach" />
  const { container } = await renderInSite(hero)
  expect(container.querySelector('.hero-print > #from-page')).not.toBeNull()
})

test('needs no action', async () => {
  await renderInSite(<Hero content={legal} print={ledger} accent="coach" />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
