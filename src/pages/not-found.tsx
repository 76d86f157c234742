import { astray } from '../prints/astray.ts'
import { PrintHero } from '../components/hero/print-hero.tsx'
import { PageStack } from '../components/section/page-stack.tsx'
import { hero } from '../content/landing.ts'
import { notFoundPage } from '../content/pages.ts'
import { looks } from './looks.ts'
import * as style from './not-found.module.css'

const look = looks.notFound

/** The page for unknown paths. Its print is a path that breaks off; its links lead back to the site. */
export function Page() {
  const { kicker, title, description, action } = notFoundPage
  return (
    <PageStack
      hero={
        <PrintHero
          content={{ kicker, title, lead: description, actions: [action, ...hero.actions] }}
          drawing={astray}
          look={look}
          className={style.alone}
          frame={style.print}
        />
      }
    />
  )
}
