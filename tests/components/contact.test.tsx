import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MailLinks } from '../../src/components/legal-documents/mail-links.tsx'
import { SupportChannels } from '../../src/components/support-channels/support-channels.tsx'
import { channels } from '../../src/content/contact.ts'
import { support } from '../../src/content/legal-page.ts'
import { site } from '../../src/content/site.ts'
import { renderInSite } from '../support/render-in-site.tsx'

test('each support channel leads to a page or to the support address', async () => {
  await renderInSite(<SupportChannels channels={channels.channels} supportEmail={site.supportEmail} />)
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    [site.supportEmail, `mailto:${site.supportEmail}`],
    [channels.channels[1].linkLabel, '/contact#request'],
    [channels.channels[2].linkLabel, '/legal#popia'],
  ])
})

test('the two mail links of /legal go to the support address with their subject', async () => {
  await renderInSite(<MailLinks address={site.supportEmail} links={support.links} />)
  const links = screen.getAllByRole<HTMLAnchorElement>('link').map((link) => new URL(link.href))
  expect(links.map((link) => link.pathname)).toEqual([site.supportEmail, site.supportEmail])
  expect(links.map((link) => link.searchParams.get('subject'))).toEqual(
    support.links.map((link) => link.subject),
  )
})
