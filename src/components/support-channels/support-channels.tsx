import type { MailLink, SupportChannel } from '../../content/types.ts'
import { MailCards } from '../mail-cards/mail-cards.tsx'
import { MailLine } from '../mail-line/mail-line.tsx'

interface SupportChannelsProps {
  channels: readonly SupportChannel[]
  /** Mail link for data requests, below the channels. */
  dataRequest: MailLink
  supportEmail: string
}

/** The support channels: a mail link for each audience. */
export function SupportChannels({ channels, dataRequest, supportEmail }: SupportChannelsProps) {
  return (
    <>
      <MailCards items={channels} />
      <MailLine address={supportEmail} link={dataRequest} />
    </>
  )
}
