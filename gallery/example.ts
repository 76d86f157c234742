import type { ReactNode } from 'react'

/** A background of the gallery. */
type Ground = 'paper' | 'night' | 'band'

/** A component in one of its states, with the site's own content. Sections have their own background and width, parts the gallery's. */
export type Example = {
  /** Name of the component; with several states, the state follows after a comma. */
  name: string
  element: ReactNode
} & ({ kind: 'section' } | { kind: 'part'; ground: Ground })

/** An example with its own background. */
export function section(name: string, element: ReactNode): Example {
  return { name, kind: 'section', element }
}

/** An example on a background of the gallery. */
export function part(name: string, element: ReactNode, ground: Ground = 'paper'): Example {
  return { name, kind: 'part', ground, element }
}
