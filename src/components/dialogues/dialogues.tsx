import './dialogues.css'
import { Emergency } from '../emergency/emergency.tsx'
import type { Dialogue as DialogueContent, DialogueTurn } from '../../content/types.ts'

interface DialoguesProps {
  dialogues: readonly DialogueContent[]
  /** Stands on every one, so that nobody takes it for a real conversation. */
  label: string
}

/** Sample conversations side by side. */
export function Dialogues({ dialogues, label }: DialoguesProps) {
  return (
    <div className="grid gap-4 md:gap-6 lg:grid-cols-2 items-start">
      {dialogues.map((dialogue) => (
        <Dialogue key={dialogue.title} dialogue={dialogue} label={label} />
      ))}
    </div>
  )
}

function Dialogue({ dialogue, label }: { dialogue: DialogueContent; label: string }) {
  return (
    <article className="card">
      <header className="flex flex-wrap items-center gap-3">
        <h3 className="title-3 mr-auto max-sm:w-full">{dialogue.title}</h3>
        <p className="text-sm text-ink-soft">{dialogue.channel}</p>
        <p className="badge">{label}</p>
      </header>
      <ol className="mt-6 list-none p-0 grid gap-4">
        {dialogue.turns.map((turn) => (
          <Turn key={turn.text} turn={turn} />
        ))}
      </ol>
      {dialogue.emergency && <Emergency content={dialogue.emergency} />}
    </article>
  )
}

/** The speaker's name is text, so that a screen reader says who speaks before it says what. */
function Turn({ turn }: { turn: DialogueTurn }) {
  const side = turn.speaker === 'Member' ? 'turn-member' : 'turn-coach'
  return (
    <li className={`turn ${side}`}>
      <p className="text-sm font-700">
        {turn.speaker}
        <span className="visually-hidden">: </span>
      </p>
      <p>{turn.text}</p>
    </li>
  )
}
