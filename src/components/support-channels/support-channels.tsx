import type { MailLink, SupportChannel } from '../../content/types.ts'
import { Doors } from '../doors/doors.tsx'
import { MailLine } from '../mail-line/mail-line.tsx'

interface SupportChannelsProps {
  channels: readonly SupportChannel[]
  /** Follows in a line below them. */
  dataRequest: MailLink
  supportEmail: string
}

/** The ways to reach support: each opens an e-mail for its readers. */
export function SupportChannels({ channels, dataRequest, supportEmail }: SupportChannelsProps) {
  return (
    <>
      <Doors items={channels} />
      <MailLine address={supportEmail} link={dataRequest} />
    </>
  )
}
