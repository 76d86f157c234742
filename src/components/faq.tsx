import type { FaqItem } from '../content/types.ts'

const groupName = 'faq'

/** Questions that open one at a time; `<details name>` does that without a script, where an engine knows it (src/app/details.ts). */
export function Faq({ items }: { items: readonly FaqItem[] }) {
  return (
    <div className="border-0 border-t border-solid border-line">
      {items.map((item) => (
        <details key={item.question} name={groupName} className="faq-item">
          <summary>
            <h3 className="title-3 font-600">{item.question}</h3>
          </summary>
          <div className="faq-answer">
            {item.answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  )
}
