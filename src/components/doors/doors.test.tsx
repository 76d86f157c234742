import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInSite } from '../../../tests/support/render-in-site.tsx'
import { channels } from '../../content/contact.ts'
import { support } from '../../content/legal-page.ts'
import { site } from '../../content/site.ts'
import { MailLinks } from '../legal-documents/mail-links.tsx'
import { Doors } from './doors.tsx'

test('each audience and each link below the legal documents has an e-mail of its own', async () => {
  await renderInSite(
    <Doors title={channels.title} lead={channels.lead} doors={channels.channels} id="channels">
      <MailLinks address={site.supportEmail} links={support.links} />
    </Doors>,
  )
  const mails = screen.getAllByRole<HTMLAnchorElement>('link').map((link) => {
    const { pathname, searchParams } = new URL(link.href)
    return [link.textContent, pathname, searchParams.get('subject'), searchParams.get('body')]
  })
  expect(mails).toEqual([
    ...channels.channels.map(({ action: { label, subject, questions } }) => [
      label,
      site.supportEmail,
      subject,
      questions.join('\r\n'),
    ]),
    ...support.links.map(({ linkLabel, subject }) => [linkLabel, site.supportEmail, subject, null]),
  ])
})
