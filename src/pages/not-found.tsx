import path from '../art/drawn/path.svg?raw'
import { Hero } from '../components/hero.tsx'
import { notFoundPage } from '../content/pages.ts'

/** What stands at every path that is not one of the eleven. */
export function NotFoundPage() {
  const { kicker, title, description, action } = notFoundPage
  return (
    <Hero content={{ kicker, title, lead: description, actions: [action] }} print={path} accent="coach" />
  )
}
