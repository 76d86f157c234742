import { classes } from '../classes.ts'
import * as style from './badge.module.css'

interface BadgeProps {
  label: string
  className?: string
  /** The element of a badge that no sentence follows. */
  alone?: 'p' | 'span' | undefined
}

/** A label before the sentence that it is about. Screen readers say it with a pause. */
export function Badge({ label, className, alone: Alone }: BadgeProps) {
  const look = classes(style.badge, className)
  if (Alone) return <Alone className={look}>{label}</Alone>
  return (
    <>
      <span className="visually-hidden">{`${label}:`}</span>
      <span className={look} aria-hidden="true">
        {label}
      </span>{' '}
    </>
  )
}
