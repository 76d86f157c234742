import './faq.css'
import type { ToggleEvent } from 'react'
import type { FaqItem } from '../../content/types.ts'

const groupName = 'faq'

interface FaqProps {
  items: readonly FaqItem[]
  /** Said below the answers, about the figures in them. */
  note: string
}

/** Questions that open one at a time; `<details name>` does that without a script, and search engines read them as microdata. */
export function Faq({ items, note }: FaqProps) {
  return (
    <div className="faq" itemScope itemType="https://schema.org/FAQPage">
      {items.map((item) => (
        <details
          key={item.question}
          name={groupName}
          className="faq-item"
          itemScope
          itemProp="mainEntity"
          itemType="https://schema.org/Question"
          onToggle={closeOthers}
        >
          <summary>
            <h3 className="title-3 font-600" itemProp="name">
              {item.question}
            </h3>
          </summary>
          <div
            className="faq-answer"
            itemScope
            itemProp="acceptedAnswer"
            itemType="https://schema.org/Answer"
          >
            <div className="faq-text" itemProp="text">
              {item.answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </details>
      ))}
      <p className="mt-4 text-sm text-ink-soft">{note}</p>
    </div>
  )
}

/** What `name` does by itself, for engines that do not know it, such as the last Chrome for Android 7. */
function closeOthers({ currentTarget: toggled }: ToggleEvent<HTMLDetailsElement>) {
  if (!toggled.open) return
  for (const item of document.querySelectorAll<HTMLDetailsElement>(`details[name="${groupName}"]`)) {
    if (item !== toggled) item.open = false
  }
}
