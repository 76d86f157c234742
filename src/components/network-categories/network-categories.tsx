import type { NetworkCategory } from '../../content/types.ts'
import { Icon } from '../icon/icon.tsx'

/** The kinds of partner, each with three examples and how many more there are. */
export function NetworkCategories({ categories }: { categories: readonly NetworkCategory[] }) {
  return (
    <ul className="grid-cards sm:grid-cols-2 xl:grid-cols-4">
      {categories.map((category) => (
        <li key={category.title} className="card-in-rows row-span-5">
          <Icon name={category.icon} className="beaded" />
          <h3 className="title-3 mt-4">{category.title}</h3>
          <p className="mt-2 text-ink-soft">{category.description}</p>
          <ul className="mt-4 mb-5 list-none p-0 grid content-start gap-1">
            {category.companies.map((company) => (
              <li key={company} className="tick">
                {company}
              </li>
            ))}
          </ul>
          <p className="mt-auto pt-4 border-0 border-t border-solid border-line font-700 [font-variant-numeric:tabular-nums]">
            +{category.morePartners} more partners
          </p>
        </li>
      ))}
    </ul>
  )
}
