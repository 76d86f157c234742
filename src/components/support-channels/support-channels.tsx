import { Link } from '@tanstack/react-router'
import type { SupportChannel } from '../../content/types.ts'
import { Breakable } from '../breakable-text/breakable-text.tsx'
import { Icon } from '../icon/icon.tsx'

interface SupportChannelsProps {
  channels: readonly SupportChannel[]
  supportEmail: string
}

/** The ways to reach support: each leads to a page, or to the support address. */
export function SupportChannels({ channels, supportEmail }: SupportChannelsProps) {
  return (
    <ul className="grid-cards lg:grid-cols-3">
      {channels.map((channel) => (
        <li key={channel.title} className="card-in-rows row-span-4">
          <Icon name={channel.icon} className="beaded" />
          <h3 className="title-3 mt-4">{channel.title}</h3>
          <p className="mt-2 mb-5 text-ink-soft">{channel.text}</p>
          <p className="mt-auto">
            {channel.to ? (
              <Link to={channel.to} hash={channel.hash ?? ''} className="text-link">
                {channel.linkLabel}
              </Link>
            ) : (
              <a href={`mailto:${supportEmail}`} className="text-link">
                <span>
                  <Breakable text={channel.linkLabel} />
                </span>
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
