import { useId } from 'react'
import type { Dialogue, DialogueSection, DialogueTurn } from '../../content/types.ts'
import { Emergency } from '../emergency/emergency.tsx'
import { SnapRow } from '../snap-row/snap-row.tsx'
import { Text } from '../text/text.tsx'
import { Keypad } from './keypad.tsx'
import * as style from './devices.module.css'

/** The design of a device, by the channel of its conversation. */
const looks: Readonly<Record<string, 'chat' | 'app' | 'keypad'>> = {
  WhatsApp: 'chat',
  'Mobile app': 'app',
  USSD: 'keypad',
}

const devices = { chat: style.chat, app: style.app, keypad: style.handset }

/**
 * Sample conversations on three kinds of device. Each is on the screen of its channel and labelled as a sample.
 */
export function Devices({ content: { dialogues, label, title } }: { content: DialogueSection }) {
  return (
    <SnapRow label={title} columns={4}>
      {dialogues.map((dialogue) => (
        <li key={dialogue.title}>
          <Device dialogue={dialogue} label={label} />
        </li>
      ))}
    </SnapRow>
  )
}

function Device({
  dialogue: { title, channel, turns, emergency },
  label,
}: {
  dialogue: Dialogue
  label: string
}) {
  const look = looks[channel] ?? 'chat'
  const titleId = useId()
  return (
    <article className={`${style.device} ${devices[look]}`} aria-labelledby={titleId}>
      <header className={look === 'app' ? `${style.head} on-night` : style.head}>
        <p>
          {channel} <span className="badge">{label}</span>
        </p>
        <h3 id={titleId} className="title-3">
          {title}
        </h3>
      </header>
      <ol className={style.screen}>
        {turns.map((turn) => (
          <Turn key={turn.text} turn={turn} />
        ))}
      </ol>
      {emergency && <Emergency content={emergency} look="message" />}
      {look === 'keypad' && <Keypad pressed={keysOf(turns)} />}
    </article>
  )
}

/** The keys that the member has pressed. */
function keysOf(turns: readonly DialogueTurn[]): string[] {
  return turns
    .filter(({ speaker, text }) => speaker === 'Member' && text.length === 1)
    .map(({ text }) => text)
}

/** One message. The speaker's name precedes it as text, so that screen readers read it first. */
function Turn({ turn }: { turn: DialogueTurn }) {
  const isMember = turn.speaker === 'Member'
  return (
    <li className={isMember ? `${style.turn} ${style.member}` : style.turn}>
      <span className="visually-hidden">{turn.speaker}: </span>
      <Text>{turn.text}</Text>
    </li>
  )
}
