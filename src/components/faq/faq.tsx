import './faq.css'
import type { ToggleEvent } from 'react'
import type { FaqItem } from '../../content/types.ts'

const groupName = 'faq'

interface FaqProps {
  items: readonly FaqItem[]
  /** Shown below the answers, about the figures in them. */
  note: string
}

/**
 * Questions of which one is open at a time, by `<details name>` without a script. Search engines read the
 * microdata.
 */
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

/** Closes the other questions in engines without `name`, such as the last Chrome for Android 7. */
function closeOthers({ currentTarget: toggled }: ToggleEvent<HTMLDetailsElement>) {
  if (!toggled.open) return
  for (const item of document.querySelectorAll<HTMLDetailsElement>(`details[name="${groupName}"]`)) {
    if (item !== toggled) item.open = false
  }
}
