import { useId } from 'react'
import type { Action } from '../../content/types.ts'
import { ActionAnchor } from '../actions/action-anchor.tsx'
import * as style from './status-line.module.css'

interface StatusLineProps {
  /** A tag, which names the region, and the text after it, with `{link}` where the link stands. */
  content: { tag: string; text: string; link: Action }
}

/**
 * The first line of every page while the site has placeholders, on the ground of the hero below it. It is above `main`,
 * so that the skip link passes it.
 */
export function StatusLine({ content: { tag, text, link } }: StatusLineProps) {
  const id = useId()
  const [before, after] = text.split('{link}')
  return (
    <aside aria-labelledby={id} className={`${style.line} on-night bg-night`}>
      <p className="wrap">
        <strong id={id}>{tag}</strong>
        {`: ${before}`}
        <ActionAnchor action={link} className={style.link} />
        {after}
      </p>
    </aside>
  )
}
