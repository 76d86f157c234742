import { astray } from '../prints/astray.ts'
import { Doors } from '../components/doors/doors.tsx'
import { Hero } from '../components/hero/hero.tsx'
import { PageStack } from '../components/page-stack/page-stack.tsx'
import { Print } from '../components/print/print.tsx'
import { Section } from '../components/section/section.tsx'
import { audiences } from '../content/landing.ts'
import { notFoundPage } from '../content/pages.ts'

const print = <Print drawing={astray} fit="xMidYMid slice" />

/** The page for every path that is not a page's: the path breaks off, and three doors lead back. */
export function Page() {
  const { kicker, title, description, action } = notFoundPage
  return (
    <PageStack
      hero={
        <Hero
          content={{ kicker, title, lead: description, actions: [action] }}
          print={print}
          accent="coach"
        />
      }
    >
      <Section heading={audiences}>
        <Doors items={audiences.items} />
      </Section>
    </PageStack>
  )
}
