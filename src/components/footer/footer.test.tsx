import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { footerLegalLinks, footerPaths } from '../../../shared/specification.ts'
import { renderSite } from '../../../tests/support/render-in-site.tsx'
import { site } from '../../content/site.ts'

test('the footer has every link of the specification, the support address, the tagline and the country', async () => {
  await renderSite('/about')
  const footer = screen.getByRole('contentinfo')
  const links = within(within(footer).getByRole('navigation', { name: 'Footer' })).getAllByRole('link')
  const expected = [...footerPaths, ...footerLegalLinks.map(({ to, hash }) => `${to}#${hash}`)]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(expected)
  const support = within(footer).getByRole('link', { name: site.supportEmail })
  expect(support.getAttribute('href')).toBe(`mailto:${site.supportEmail}`)
  for (const words of [site.tagline, site.madeIn]) expect(footer.textContent).toContain(words)
})
