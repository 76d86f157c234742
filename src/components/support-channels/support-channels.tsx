import '../features/features.css'
import { Link } from '@tanstack/react-router'
import type { SupportChannel } from '../../content/types.ts'
import { Text } from '../text/text.tsx'

interface SupportChannelsProps {
  channels: readonly SupportChannel[]
  supportEmail: string
}

/** The ways to reach support: each leads to a page, or to the support address. */
export function SupportChannels({ channels, supportEmail }: SupportChannelsProps) {
  return (
    <ul className="bead-columns">
      {channels.map((channel) => (
        <li key={channel.title}>
          <h3 className="title-3">{channel.title}</h3>
          <p className="text-ink-soft">
            <Text>{channel.text}</Text>
          </p>
          <p>
            {channel.to ? (
              <Link to={channel.to} hash={channel.hash ?? ''} className="text-link">
                {channel.linkLabel}
              </Link>
            ) : (
              <a href={`mailto:${supportEmail}`} className="text-link">
                {channel.linkLabel}
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
