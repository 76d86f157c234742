import type { Feature } from '../../content/types.ts'
import { fromPlace } from '../print/strand-curves.ts'
import { Strand } from '../print/strand.tsx'
import { TitledText } from '../text/titled-text.tsx'
import * as style from './roots.module.css'

interface RootsProps {
  title: string
  /** One item for each root. */
  items: readonly [Feature, Feature, Feature, Feature]
  /** Id of the section, for links within the site. */
  id: string
}

const roots = [style.root0, style.root1, style.root2, style.root3]

/** How roots bend: each turns farther down than the one before, so that none crosses another. */
const curves = roots.map((_, index) => fromPlace([72 + 9 * index, 50 + 9 * index]))

/** Four points right below the hero: the roots of the plant in its print end in them. */
export function Roots({ title, items, id }: RootsProps) {
  return (
    <section id={id} className="on-night bg-night">
      <div className="wrap">
        <div className={style.stage}>
          <h2 className="title-loud">{title}</h2>
          {roots.map((root, index) => (
            <Strand key={root} className={`${style.root} ${root}`} curve={curves[index]!} name={index} />
          ))}
        </div>
        <ul role="list" className={style.points}>
          {items.map((item, index) => (
            <li key={item.title} className={roots[3 - index]}>
              <TitledText {...item} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
