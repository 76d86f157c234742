import type { ReactNode } from 'react'
import type { SectionHeading } from '../../content/types.ts'
import { classes } from '../classes.ts'
import { Badge } from '../text/badge.tsx'
import { Text } from '../text/text.tsx'
import * as style from './section.module.css'

interface SectionProps {
  heading: SectionHeading
  /** Background; neighbours alternate, unless both are about one thing. At most one `band` on a page. */
  ground?: 'paper' | 'sand' | 'band' | 'night'
  /**
   * Where the heading is in a wide window: `above` the children, or there in the `centre`; or in a column of its own, where it stays in
   * view (`sticky`), is at the `top`, or beside the `middle` of the children.
   */
  headingPlace?: 'above' | 'centre' | 'sticky' | 'top' | 'middle'
  /**
   * A class that places the heading and the children. Its `--heading-size` and `--lead-size` are those of a loud heading and of the
   * lead, `--heading-width` how wide a heading at the top is.
   */
  layoutClass?: string
  /** A heading as large as on a band, above a composition. */
  isLoud?: boolean
  /** Id of the section, for links within the site. */
  id?: string
  children: ReactNode
}

const grounds = {
  paper: 'bg-paper',
  sand: 'bg-paper-2',
  band: 'on-band bg-paper',
  night: 'on-night bg-night',
}

/** The class of the section and that of its heading. */
const places: Record<NonNullable<SectionProps['headingPlace']>, [section: string, heading?: string]> = {
  above: [style.above, style.head],
  centre: [style.above, style.centre],
  sticky: [style.beside, style.sticky],
  top: [style.beside, style.top],
  middle: [`${style.beside} ${style.middle}`],
}

/** Id of the heading of a section, which names a table below it. */
export function headingIdOf(section: string): string {
  return `${section}-heading`
}

/** A section of a page: a heading and its content. */
export function Section({
  heading,
  ground = 'paper',
  headingPlace = 'above',
  layoutClass,
  isLoud = ground === 'band',
  id,
  children,
}: SectionProps) {
  const [place, headingClass] = places[headingPlace]
  return (
    <section id={id} className={grounds[ground]}>
      <div className={classes('wrap', place, layoutClass)}>
        <div className={headingClass}>
          {heading.kicker && <p className="kicker mb-3">{heading.kicker}</p>}
          <h2 id={id && headingIdOf(id)} className={isLoud ? 'title-loud' : 'title-2'}>
            <Text>{heading.title}</Text>
          </h2>
          <Lead heading={heading} />
        </div>
        {children}
      </div>
    </section>
  )
}

/** The paragraph below the title. */
function Lead({ heading: { badge, lead, dots } }: Pick<SectionProps, 'heading'>) {
  if (!badge && !lead && !dots) return null
  return (
    <p
      className={classes('lead mt-4', badge && style.labelled)}
      aria-hidden={!badge && !lead ? true : undefined}
    >
      {badge && <Badge label={badge} alone={lead ? undefined : 'span'} />}
      {lead && <Text>{lead}</Text>}
      {dots && ' '}
      {dots && (
        <span className={style.dots} aria-hidden="true">
          {dots}
        </span>
      )}
    </p>
  )
}
