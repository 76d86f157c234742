import { astray } from '../prints/astray.ts'
import { Hero } from '../components/hero/hero.tsx'
import { PageStack } from '../components/section/page-stack.tsx'
import { Print } from '../components/print/print.tsx'
import { hero } from '../content/landing.ts'
import { notFoundPage } from '../content/pages.ts'

const print = <Print drawing={astray} fit="xMidYMid slice" />

/** The page for unknown paths. Its print is a path that breaks off; its links lead back to the site. */
export function Page() {
  const { kicker, title, description, action } = notFoundPage
  return (
    <PageStack
      hero={
        <Hero
          content={{ kicker, title, lead: description, actions: [action, ...hero.actions] }}
          print={print}
          isWhole
          accent="coach"
        />
      }
    />
  )
}
