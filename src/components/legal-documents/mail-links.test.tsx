import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInSite } from '../../../tests/support/render-in-site.tsx'
import { support } from '../../content/legal-page.ts'
import { site } from '../../content/site.ts'
import { MailLinks } from './mail-links.tsx'

test('each link below the documents opens an e-mail with its subject, and no text', async () => {
  await renderInSite(<MailLinks links={support.links} />)
  const mails = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href, textContent }) => {
    const { pathname, searchParams } = new URL(href)
    return [textContent, pathname, searchParams.get('subject'), searchParams.get('body')]
  })
  expect(mails).toEqual(support.links.map(({ label, subject }) => [label, site.supportEmail, subject, null]))
})
