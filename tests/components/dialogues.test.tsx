import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Dialogues } from '../../src/components/dialogues/dialogues.tsx'
import { dialogues } from '../../src/content/coach.ts'

test.each(dialogues.dialogues)('in "$title" every turn says who speaks before what is said', (dialogue) => {
  render(<Dialogues dialogues={dialogues.dialogues} label={dialogues.label} />)
  const article = screen.getByRole('heading', { level: 3, name: dialogue.title }).closest('article')!
  const turns = within(article)
    .getAllByRole('listitem')
    .map((turn) => turn.textContent)
  expect(turns).toEqual(dialogue.turns.map(({ speaker, text }) => `${speaker}: ${text}`))
  expect(within(article).getByText(dialogues.label)).toBeTruthy()
  expect(within(article).getByText(dialogue.channel)).toBeTruthy()
})
