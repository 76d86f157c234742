import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emergency } from '../../content/chatbot.ts'
import { Emergency } from './emergency.tsx'

test('the emergency numbers are phone links', () => {
  render(<Emergency content={emergency} />)
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['112', 'tel:112'],
    ['10177', 'tel:10177'],
  ])
})
