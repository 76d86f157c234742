import type { ReactNode } from 'react'

/** A component in one of its states, with the site's own content. */
export interface Example {
  /** Name of the component; with several states, the state follows after a comma. */
  name: string
  /** Sections have their own background and width; parts have the gallery's. */
  kind: 'section' | 'part'
  /** Of a part; `paper` without it. */
  ground?: 'paper' | 'night' | 'band' | undefined
  element: ReactNode
}

/** An example with its own background. */
export function section(name: string, element: ReactNode): Example {
  return { name, kind: 'section', element }
}

/** An example on a background of the gallery. */
export function part(name: string, element: ReactNode, ground?: Example['ground']): Example {
  return { name, kind: 'part', ground, element }
}
