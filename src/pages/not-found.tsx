import { astray } from '../prints/astray.ts'
import { Hero } from '../components/hero/hero.tsx'
import { PageStack } from '../components/page-stack/page-stack.tsx'
import { Print } from '../components/print/print.tsx'
import { hero } from '../content/landing.ts'
import { notFoundPage } from '../content/pages.ts'

const print = <Print drawing={astray} fit="xMidYMid slice" />

/** The page for every path that is not a page's: the path breaks off, and a door for each audience leads back. */
export function Page() {
  const { kicker, title, description, action } = notFoundPage
  return (
    <PageStack
      hero={
        <Hero
          content={{ kicker, title, lead: description, actions: [action, ...hero.actions] }}
          print={print}
          accent="coach"
        />
      }
    />
  )
}
