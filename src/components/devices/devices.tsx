import { SnapRow } from '../snap-row/snap-row.tsx'
import { Badge } from '../text/badge.tsx'
import { Text } from '../text/text.tsx'
import { Keypad } from './keypad.tsx'
import { classes } from '../classes.ts'
import * as style from './devices.module.css'

/** One message. A member's single character is a key that they press. */
interface Turn {
  speaker: 'Member' | 'K.Coach'
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
  content: { label: string; row: string; dialogues: readonly Dialogue[] }
}

/** The app needs no class: its head has the night's ground. */
const looks = { chat: style.chat, app: undefined, keypad: style.handset }

const bubbles = { Member: `${style.turn} ${style.member}`, 'K.Coach': style.turn }

/** On the screen of a handset, what the member presses stands out. */
const lines = { Member: style.press, 'K.Coach': undefined }

/** Sample conversations on three kinds of device. Each is on its screen and labelled as a sample. */
export function Devices({ content: { dialogues, label, row } }: DevicesProps) {
  return (
    <div className={style.reading}>
      <SnapRow name={row}>
        {dialogues.map((dialogue) => (
          <li key={dialogue.title}>
            <Device dialogue={dialogue} label={label} />
          </li>
        ))}
      </SnapRow>
    </div>
  )
}

function Device({
  dialogue: { title, channel, device, turns, caption },
  label,
}: {
  dialogue: Dialogue
  label: string
}) {
  return (
    <div className={classes(style.device, looks[device])}>
      <div className={device === 'app' ? `${style.head} on-night bg-night` : style.head}>
        <p>
          {`${channel} `}
          <Badge label={label} />
        </p>
        <h3 className="title-3">{title}</h3>
      </div>
      <ol role="list" className={style.screen}>
        {turns.map((turn) => (
          <Message key={turn.text} turn={turn} lookOf={device === 'keypad' ? lines : bubbles} />
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
    .filter(({ speaker, text }) => speaker === 'Member' && text.length === 1)
    .map(({ text }) => text)
}

/** The speaker's name precedes the message as text, so that screen readers read it first. */
function Message({ turn: { speaker, text }, lookOf }: { turn: Turn; lookOf: typeof lines | typeof bubbles }) {
  return (
    <li className={lookOf[speaker]}>
      <span className="visually-hidden">{`${speaker}: `}</span>
      <Text>{text}</Text>
    </li>
  )
}
