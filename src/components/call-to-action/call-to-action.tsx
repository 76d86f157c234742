import './call-to-action.css'
import type { CallToActionContent } from '../../content/types.ts'
import { Actions } from '../actions/actions.tsx'

/** The closing band of a page, under a woven border. */
export function CallToAction({ content }: { content: CallToActionContent }) {
  return (
    <section className="call-to-action on-night bg-indigo-900">
      <div className="wrap grid grid-cols-1 gap-8 lg:gap-16 lg:grid-cols-[1fr_auto] items-end">
        <div>
          <h2 className="title-2">{content.title}</h2>
          <p className="lead mt-4">{content.text}</p>
        </div>
        <Actions actions={content.actions} className="lg:justify-end" />
      </div>
    </section>
  )
}
