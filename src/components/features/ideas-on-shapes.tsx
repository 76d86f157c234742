import type { Feature } from '../../content/types.ts'
import { lookedAfter } from '../../prints/places/circles.ts'
import { heroPrint } from '../hero/hero.tsx'
import { PrintAgain } from '../print/print.tsx'
import { SoftText } from '../text/soft-text.tsx'
import { dotsOfCircle } from './ideas-on-shapes-measures.ts'
import * as style from './ideas-on-shapes.module.css'

/** Ideas; the title and that of each item are one sentence. */
export interface Ideas {
  title: string
  /** What the items lie on. */
  shape: 'circle' | 'line'
  items: readonly [Feature, Feature, Feature, Feature]
}

/** Who could, and what: four places on a circle, with people of the hero's print inside, and on a line. */
export function IdeasOnShapes({ groups }: { groups: readonly Ideas[] }) {
  return (
    <div className={style.shapes}>
      {groups.map(({ title, shape, items }) => (
        <div key={title} className={{ circle: style.circle, line: style.line }[shape]}>
          <h3 className="title-loud">{title}</h3>
          {shape === 'circle' && (
            <>
              <svg className={style.round} aria-hidden="true" viewBox="-51 -51 102 102">
                <circle r="50" pathLength={dotsOfCircle} />
              </svg>
              <PrintAgain of={heroPrint} view={lookedAfter} className={style.people} />
            </>
          )}
          <ul role="list" className={style.ideas}>
            {items.map((idea) => (
              <li key={idea.title} className={style.idea}>
                <h4 className="title-3">{idea.title}</h4>
                <SoftText>{idea.text}</SoftText>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
