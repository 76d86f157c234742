import { useEffect, useRef, useState } from 'react'
import type { FocusEvent } from 'react'
import type { Chip } from '../../content/types.ts'
import * as style from './chips.module.css'

interface ChipsProps {
  label: string
  chips: readonly Chip[]
}

/**
 * Links to the sections of a long page. In a tall window the bar is sticky. The link of the current section is
 * marked.
 */
export function Chips({ label, chips }: ChipsProps) {
  const bar = useRef<HTMLUListElement>(null)
  const current = useSectionOnShow(chips)

  useEffect(() => {
    const list = bar.current!
    // The bar does not scroll while one of its chips has focus.
    if (list.contains(document.activeElement)) return
    const chip = list.querySelector<HTMLElement>('[aria-current]')
    if (chip) bringIntoSight(chip)
    else list.scrollTo({ left: 0 })
  }, [current])

  return (
    <nav aria-label={label} className={`${style.chips} on-night`}>
      <ul ref={bar}>
        {chips.map(({ label: name, hash }) => (
          <li key={hash}>
            <a href={`#${hash}`} aria-current={current === hash ? true : undefined} onFocus={followKeyboard}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls to a chip on keyboard focus only. During a tap the chip must not move. */
function followKeyboard({ currentTarget: chip }: FocusEvent<HTMLElement>) {
  if (chip.matches(':focus-visible')) bringIntoSight(chip)
}

/** Scrolls the bar, not the page. Browsers do not move a chip away from the edge, even when it gets focus. */
function bringIntoSight(chip: HTMLElement) {
  const list = chip.closest('ul')!
  list.scrollTo({ left: chip.offsetLeft - list.clientWidth / 3 })
}

/** The id of the section at a third of the window's height; undefined before hydration. */
function useSectionOnShow(chips: readonly Chip[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          setCurrent((shown) => (isIntersecting ? target.id : shown === target.id ? undefined : shown))
        }
      },
      // Observes a narrow strip at a third of the window's height.
      { rootMargin: '-33% 0px -66.5%' },
    )
    for (const { hash } of chips) {
      const section = document.getElementById(hash)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [chips])
  return current
}
