import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInSite } from '../../../tests/support/render-in-site.tsx'
import { channels } from '../../content/contact.ts'
import { site } from '../../content/site.ts'
import { Doors } from './doors.tsx'

test('each audience has an e-mail of its own, with its questions', async () => {
  await renderInSite(
    <Doors title={channels.title} lead={channels.lead} doors={channels.items} id="channels" />,
  )
  const mails = screen.getAllByRole<HTMLAnchorElement>('link').map((link) => {
    const { pathname, searchParams } = new URL(link.href)
    return [link.textContent, pathname, searchParams.get('subject'), searchParams.get('body')]
  })
  expect(mails).toEqual(
    channels.items.map(({ action: { label, subject, questions } }) => [
      label,
      site.supportEmail,
      subject,
      questions.join('\r\n'),
    ]),
  )
})
