import { ActionLink } from '../components/action.tsx'
import { notFoundPage } from '../content/pages.ts'

/** What stands at every path that is not one of the eleven. */
export function NotFoundPage() {
  return (
    <section className="hero hero-lost on-night bg-night">
      <div className="wrap">
        <h1 className="title-1">{notFoundPage.title}</h1>
        <p className="lead mt-6">{notFoundPage.description}</p>
        <div className="mt-9">
          <ActionLink action={notFoundPage.action} emphasis="primary" />
        </div>
      </div>
    </section>
  )
}
