import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Devices } from './devices.tsx'
import { dialogues } from '../../content/chatbot.ts'

const { dialogues: samples, label } = dialogues

function articleOf(name: string): HTMLElement {
  render(<Devices content={dialogues} />)
  return screen.getByRole('heading', { level: 3, name }).closest('article')!
}

test.each(samples)('in "$title" every turn says who speaks before what is said', (dialogue) => {
  const article = articleOf(dialogue.title)
  const turns = within(article)
    .getAllByRole('listitem')
    .map((turn) => turn.textContent)
  expect(turns.slice(0, dialogue.turns.length)).toEqual(
    dialogue.turns.map(({ speaker, text }) => `${speaker}: ${text}`),
  )
  expect(within(article).getByText(label)).toBeTruthy()
  expect(within(article).getByText(dialogue.channel, { exact: false, selector: 'header p' })).toBeTruthy()
})

test('each conversation is on its device, and keys are lit in the order in which the member pressed them', () => {
  const ussd = samples.find(({ device }) => device === 'keypad')!
  const article = articleOf(ussd.title)
  const keys = [...article.querySelectorAll<HTMLElement>('[data-lit]')]
  const pressed = ussd.turns.filter(({ speaker }) => speaker === 'Member').map(({ text }) => text)
  expect(pressed.length).toBeGreaterThan(0)
  expect(Object.fromEntries(keys.map((key) => [key.dataset.lit, key.textContent]))).toEqual(
    Object.fromEntries(pressed.map((key, index) => [String(index + 1), key])),
  )
  expect(article.querySelector('[data-keypad]')!.getAttribute('aria-hidden')).toBe('true')
  expect(document.querySelectorAll('[data-keypad]')).toHaveLength(
    samples.filter(({ device }) => device === 'keypad').length,
  )
  expect(new Set(Array.from(screen.getAllByRole('article'), (device) => device.className)).size).toBe(3)
})
