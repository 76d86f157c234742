import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dialogues } from '../../content/chatbot.ts'
import { Devices } from './devices.tsx'

test('each conversation is on its device, and keys are lit in the order in which the member pressed them', () => {
  render(<Devices content={dialogues} />)
  const devices = dialogues.items.map(({ device }) => device)
  expect(screen.queryByRole('article')).toBeNull()
  const panes = Array.from(screen.getAllByRole('list')[0]!.children, (item) => item.firstElementChild!)
  expect(panes.map((pane) => pane.querySelector('[data-keypad]') !== null)).toEqual(
    devices.map((device) => device === 'keypad'),
  )

  const { turns } = dialogues.items.find(({ device }) => device === 'keypad')!
  const pressed = turns.filter(({ speaker }) => speaker === 'member').map(({ text }) => text)
  const lit = document.querySelectorAll<HTMLElement>('[data-keypad][aria-hidden=true] [data-lit]')
  expect(pressed.length).toBeGreaterThan(0)
  expect(Object.fromEntries(Array.from(lit, (key) => [key.dataset.lit, key.textContent]))).toEqual(
    Object.fromEntries(pressed.map((key, index) => [String(index + 1), key])),
  )
})
