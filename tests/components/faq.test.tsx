import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Faq } from '../../src/components/faq.tsx'
import { faq } from '../../src/content/rewards.ts'

function questions(container: HTMLElement): HTMLDetailsElement[] {
  return [...container.querySelectorAll('details')]
}

test('eight questions stand closed, each with its answer', () => {
  const { container } = render(<Faq items={faq.items} />)
  const items = questions(container)
  expect(items).toHaveLength(8)
  expect(items.filter((item) => item.open)).toEqual([])
  for (const [index, { question, answer }] of faq.items.entries()) {
    expect(screen.getByRole('heading', { level: 3, name: question })).toBeTruthy()
    expect(items[index]?.textContent).toContain(answer.join(''))
  }
})

test('they share a name, by which the browser opens one at a time', () => {
  const { container } = render(<Faq items={faq.items} />)
  const names = new Set(questions(container).map((item) => item.getAttribute('name')))
  expect(names.size).toBe(1)
  expect([...names][0]).toBeTruthy()
})

describe('where the browser does not know the name', () => {
  const prototype = HTMLDetailsElement.prototype
  const known = Object.getOwnPropertyDescriptor(prototype, 'name')
  beforeEach(() => void Reflect.deleteProperty(prototype, 'name'))
  afterEach(() => {
    if (known) Object.defineProperty(prototype, 'name', known)
  })

  function toggle(item: HTMLDetailsElement) {
    item.open = !item.open
    fireEvent(item, new Event('toggle'))
  }

  function openPlaces(container: HTMLElement): number[] {
    return questions(container).flatMap((item, index) => (item.open ? [index] : []))
  }

  test('opening a question closes the open one', () => {
    const { container } = render(<Faq items={faq.items} />)
    const [first, , third] = questions(container)
    toggle(first!)
    expect(openPlaces(container)).toEqual([0])
    toggle(third!)
    expect(openPlaces(container)).toEqual([2])
  })

  test('closing the open question leaves all closed', () => {
    const { container } = render(<Faq items={faq.items} />)
    const [first] = questions(container)
    toggle(first!)
    toggle(first!)
    expect(openPlaces(container)).toEqual([])
  })
})
