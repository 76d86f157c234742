import { classes } from '../classes.ts'
import { Badge } from '../text/badge.tsx'
import { Text } from '../text/text.tsx'
import * as style from './devices.module.css'
import { Keypad } from './keypad.tsx'
import { SnapRow } from './snap-row.tsx'

/** The names of those who speak. */
type Speakers = Record<'member' | 'coach', string>

/** One message. A member's single character is a key that they press. */
interface Turn {
  speaker: keyof Speakers
  text: string
}

/** A sample conversation on one device. */
interface Dialogue {
  title: string
  channel: string
  device: 'chat' | 'app' | 'keypad'
  turns: readonly Turn[]
  /** A note below the conversation. */
  caption?: string
}

interface DevicesProps {
  /** `row` is the name of the row. */
  content: { label: string; row: string; speakers: Speakers; items: readonly Dialogue[] }
}

const bubbles = { member: `${style.turn} ${style.member}`, coach: style.turn }

/** On the screen of a handset, what the member presses stands out. */
const lines = { member: style.press, coach: undefined }

/** Sample conversations on three kinds of device. Each is on its screen and labelled as a sample. */
export function Devices({ content: { items, ...words } }: DevicesProps) {
  return (
    <div className={style.reading}>
      <SnapRow name={words.row}>
        {items.map((dialogue) => (
          <li key={dialogue.title}>
            <Device dialogue={dialogue} words={words} />
          </li>
        ))}
      </SnapRow>
    </div>
  )
}

function Device({
  dialogue: { title, channel, device, turns, caption },
  words: { label, speakers },
}: {
  dialogue: Dialogue
  words: Pick<DevicesProps['content'], 'label' | 'speakers'>
}) {
  return (
    <div className={classes(style.device, device === 'keypad' && style.handset)}>
      <div className={device === 'app' ? `${style.head} on-night bg-night` : style.head}>
        <h3 className="title-3">{title}</h3>
        <p>
          {`${channel} `}
          <Badge label={label} alone="span" />
        </p>
      </div>
      <ol role="list" className={style.screen}>
        {turns.map((turn) => (
          <Message
            key={turn.text}
            text={turn.text}
            name={speakers[turn.speaker]}
            className={(device === 'keypad' ? lines : bubbles)[turn.speaker]}
          />
        ))}
      </ol>
      {device === 'keypad' && <Keypad pressed={keysOf(turns)} />}
      {caption && <p className={style.caption}>{caption}</p>}
    </div>
  )
}

/** The keys that the member has pressed, in order. */
function keysOf(turns: readonly Turn[]): string[] {
  return turns
    .filter(({ speaker, text }) => speaker === 'member' && text.length === 1)
    .map(({ text }) => text)
}

/** The speaker's name precedes the message as text, so that screen readers read it first. */
function Message({ text, name, className }: { text: string; name: string; className: string | undefined }) {
  return (
    <li className={className}>
      <span className="visually-hidden">{`${name}: `}</span>
      <Text>{text}</Text>
    </li>
  )
}
