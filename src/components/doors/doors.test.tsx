import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Doors } from './doors.tsx'
import { MailLinks } from '../legal-documents/mail-links.tsx'
import { MailLine } from '../text/mail-line.tsx'
import { channels } from '../../content/contact.ts'
import { support } from '../../content/legal-page.ts'
import { site } from '../../content/site.ts'
import { renderInSite } from '../../../tests/support/render-in-site.tsx'

/** The visible links: text, recipient, subject and body. */
function mailsOnShow() {
  return screen.getAllByRole<HTMLAnchorElement>('link').map((link) => {
    const { pathname, searchParams } = new URL(link.href)
    return [link.textContent, pathname, searchParams.get('subject'), searchParams.get('body')]
  })
}

test('each audience and each data request has its own e-mail', async () => {
  await renderInSite(
    <>
      <Doors doors={channels.channels} />
      <MailLine address={site.supportEmail} link={channels.dataRequest} />
    </>,
  )
  expect(mailsOnShow()).toEqual([
    ...channels.channels.map(({ action: { label, subject, questions } }) => [
      label,
      site.supportEmail,
      subject,
      questions.join('\r\n'),
    ]),
    [channels.dataRequest.linkLabel, site.supportEmail, channels.dataRequest.subject, null],
  ])
})

test('the two mail links of /legal have the support address and a subject', async () => {
  await renderInSite(<MailLinks address={site.supportEmail} links={support.links} />)
  expect(mailsOnShow()).toEqual(
    support.links.map(({ linkLabel, subject }) => [linkLabel, site.supportEmail, subject, null]),
  )
})
