import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dotsOnLines } from '../../../tests/support/read-dots.ts'
import { reporting } from '../../content/chatbot.ts'
import { breathingMinutes } from '../../content/figures.ts'
import { Report } from './report.tsx'
import { weekBefore, weekOfReport } from './weeks.ts'

test('the report of /chatbot has two weeks of seven days, and a dot for each minute of the protocol', () => {
  expect([weekBefore, weekOfReport].map((path) => path.match(/m/gi)!.length)).toEqual([7, 7])
  const { report } = reporting
  const { container } = render(<Report content={report} minutes={breathingMinutes} />)
  const drawings = [...container.querySelectorAll('dd')].map((entry) => entry.querySelectorAll('svg path'))
  expect(drawings.map(({ length }) => length)).toEqual([2, 0, 1])
  expect(dotsOnLines(drawings[2]!, 1)).toBe(breathingMinutes)
})
