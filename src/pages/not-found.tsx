import { path } from '../prints/path.ts'
import { Hero } from '../components/hero/hero.tsx'
import { PageStack } from '../components/page-stack/page-stack.tsx'
import { notFoundPage } from '../content/pages.ts'

/** The page for every path that is not a page's. */
export function Page() {
  const { kicker, title, description, action } = notFoundPage
  return (
    <PageStack
      hero={
        <Hero content={{ kicker, title, lead: description, actions: [action] }} print={path} accent="coach" />
      }
    />
  )
}
