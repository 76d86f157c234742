import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { site } from '../../content/site.ts'
import { footerLegalLinks, footerPaths } from '../../../tests/content/specification.ts'
import { renderSite } from '../../../tests/support/render-in-site.tsx'

test('the footer has every link of the specification', async () => {
  await renderSite('/about')
  const links = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link')
  const expected = [...footerPaths, ...footerLegalLinks.map(({ to, hash }) => `${to}#${hash}`)]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(expected)
})

test('the footer has the support address, the tagline and the country of origin', async () => {
  await renderSite('/about')
  const footer = screen.getByRole('contentinfo')
  const support = within(footer).getByRole('link', { name: site.supportEmail })
  expect(support.getAttribute('href')).toBe(`mailto:${site.supportEmail}`)
  expect(footer.textContent).toContain(site.tagline)
  expect(footer.textContent).toContain(site.madeIn)
})
