import * as style from './badge.module.css'

interface BadgeProps {
  label: string
  /** The element of a badge that no sentence follows. */
  alone?: 'p' | 'span' | undefined
}

/** A label before the sentence that it is about. Screen readers say it with a pause. */
export function Badge({ label, alone: Alone }: BadgeProps) {
  if (Alone) return <Alone className={style.badge}>{label}</Alone>
  return (
    <>
      <span className="visually-hidden">{`${label}:`}</span>
      <span className={style.badge} aria-hidden="true">
        {label}
      </span>{' '}
    </>
  )
}
