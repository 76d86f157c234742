import './section.css'
import type { ReactNode } from 'react'
import type { SectionHeading } from '../../content/types.ts'

interface SectionProps {
  heading: SectionHeading
  /** The ground it stands on; neighbours alternate. */
  ground?: 'paper' | 'sand' | 'night'
  /** `beside` puts the heading in a column of its own in a wide window. */
  headingPlace?: 'above' | 'beside'
  /** Target of links within the site. */
  id?: string
  children: ReactNode
}

const grounds = { paper: 'bg-paper', sand: 'bg-paper-2', night: 'band on-night bg-night' }

const places = {
  above: 'grid grid-cols-1 gap-8 md:gap-12',
  beside: 'grid grid-cols-1 gap-8 lg:gap-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] items-start',
}

/** A part of a page: its heading and what stands under it. */
export function Section({ heading, ground = 'paper', headingPlace = 'above', id, children }: SectionProps) {
  return (
    <section id={id} className={`${grounds[ground]} py-[var(--section)]`}>
      <div className={`wrap ${places[headingPlace]}`}>
        <div className={headingPlace === 'beside' ? 'lg:sticky lg:top-28' : 'max-w-[46rem]'}>
          {heading.kicker && <p className="kicker mb-3">{heading.kicker}</p>}
          <h2 className="title-2">{heading.title}</h2>
          {heading.lead && <p className="lead mt-4">{heading.lead}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
