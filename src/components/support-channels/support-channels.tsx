import type { MailLink, SupportChannel } from '../../content/types.ts'
import { Icon } from '../icon/icon.tsx'
import { MailLine } from '../mail-line/mail-line.tsx'
import { mailtoOf } from '../mailto.ts'

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
      <ul className="grid-cards lg:grid-cols-3">
        {channels.map((channel) => (
          <li key={channel.title} className="card-in-rows row-span-4">
            <Icon name={channel.icon} className="beaded" />
            <h3 className="title-3 mt-4">{channel.title}</h3>
            <p className="mt-2 mb-5 text-ink-soft">{channel.text}</p>
            <p className="mt-auto">
              <a href={mailtoOf(channel.action)} className="text-link">
                {channel.action.label}
              </a>
            </p>
          </li>
        ))}
      </ul>
      <MailLine address={supportEmail} link={dataRequest} />
    </>
  )
}
