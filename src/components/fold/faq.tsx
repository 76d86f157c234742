import { useId } from 'react'
import type { MouseEvent, ToggleEvent } from 'react'
import type { Action } from '../../content/types.ts'
import { TextLink } from '../actions/actions.tsx'
import { Text } from '../text/text.tsx'
import * as style from './faq.module.css'
import { Fold } from './fold.tsx'

interface FaqProps {
  /** Questions, each with the paragraphs of its answer. */
  items: readonly { question: string; answer: readonly string[] }[]
  /** Below the answers. */
  link: Action
}

/**
 * Questions of which one is open at a time, by `<details name>` without a script.
 */
export function Faq({ items, link }: FaqProps) {
  const group = useId()
  return (
    <div className={style.faq}>
      {items.map((item) => (
        <Fold
          key={item.question}
          name={group}
          className={style.item}
          summaryClass={style.question}
          summary={<h3 className="title-3">{item.question}</h3>}
          onClick={holdPlace}
          onToggle={closeOthers}
        >
          <div className={style.text}>
            {item.answer.map((paragraph) => (
              <p key={paragraph}>
                <Text>{paragraph}</Text>
              </p>
            ))}
          </div>
        </Fold>
      ))}
      <TextLink action={link} className="mt-4" />
    </div>
  )
}

/** Leaves the pressed question where it is in the window, although an answer above it closes. */
function holdPlace({ currentTarget: item }: MouseEvent<HTMLDetailsElement>) {
  const { top } = item.getBoundingClientRect()
  requestAnimationFrame(() => scrollBy({ top: item.getBoundingClientRect().top - top, behavior: 'instant' }))
}

/** Closes the other questions in engines without `name`, such as the last Chrome for Android 7. */
function closeOthers({ currentTarget: toggled }: ToggleEvent<HTMLDetailsElement>) {
  if (!toggled.open) return
  for (const item of toggled.parentElement!.querySelectorAll('details')) {
    if (item !== toggled) item.open = false
  }
}
