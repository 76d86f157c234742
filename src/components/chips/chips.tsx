import './chips.css'
import { useEffect, useRef, useState } from 'react'
import type { FocusEvent } from 'react'
import type { Chip } from '../../content/types.ts'

interface ChipsProps {
  label: string
  chips: readonly Chip[]
}

/** The sections of a long page as a bar of links, which stays in sight on a phone and marks the section on show. */
export function Chips({ label, chips }: ChipsProps) {
  const bar = useRef<HTMLUListElement>(null)
  const current = useSectionOnShow(chips)

  useEffect(() => {
    const chip = bar.current?.querySelector<HTMLElement>('[aria-current]')
    // A chip that has the focus stays in sight.
    if (chip && !bar.current?.contains(document.activeElement)) bringIntoSight(chip)
  }, [current])

  return (
    <nav aria-label={label} className="chips on-night">
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

/** Only what the keyboard focuses: under a finger the chip must stay where it is until the tap is over. */
function followKeyboard({ currentTarget: chip }: FocusEvent<HTMLElement>) {
  if (chip.matches(':focus-visible')) bringIntoSight(chip)
}

/** Scrolls the bar and not the page. A browser leaves a chip at the edge as it is, even when it gets the focus. */
function bringIntoSight(chip: HTMLElement) {
  const list = chip.closest('ul')!
  list.scrollTo({ left: chip.offsetLeft - list.clientWidth / 3 })
}

/** The hash of the section that crosses the upper half of the window, once the page is hydrated. */
function useSectionOnShow(chips: readonly Chip[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          setCurrent((shown) => (isIntersecting ? target.id : shown === target.id ? undefined : shown))
        }
      },
      // A line at a third of the window's height.
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
