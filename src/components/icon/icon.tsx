import { createElement } from 'react'
import './icon.css'
import type { IconName } from '../../content/icons.ts'
import { icons } from '../../prints/icons.ts'

/** A Lucide icon; it decorates, the words beside it carry the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true" viewBox="0 0 24 24">
      {icons[name].map(([tag, attributes]) =>
        createElement(tag, { key: tag + Object.values(attributes).join(), ...attributes }),
      )}
    </svg>
  )
}
