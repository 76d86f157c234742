import type { IconName } from '../content/icons.ts'
import sprite from '../art/drawn/icons.svg'

/** A Lucide icon from the sprite; it decorates, the words beside it carry the meaning. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true" width="24" height="24">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
