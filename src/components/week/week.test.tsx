import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { week } from '../../content/community.ts'
import { lettersOf } from './meetings.ts'
import { Week } from './week.tsx'

test('days are short for the eye and whole for the ear', () => {
  render(<Week content={week} />)
  expect(screen.getByText('Mon, Wed, Fri 05:30').closest('[aria-hidden=true]')).not.toBeNull()
  expect(screen.getByText('Monday, Wednesday, Friday 05:30').closest('[aria-hidden=true]')).toBeNull()
})

test('on a phone each meeting has the letters that its kind has in the list', () => {
  render(<Week content={week} />)
  const kinds = week.groups.flatMap((group) => [...group.kinds])
  const names = kinds.map(({ name }) => name)
  for (const { name, meetings } of kinds) {
    const [inList, ...onMeetings] = screen.getAllByText(lettersOf(name, names)).toReversed()
    expect(inList!.closest('li')!.textContent).toContain(name)
    expect(onMeetings).toHaveLength(meetings.length)
  }
})
