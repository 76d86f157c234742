import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Text } from './text.tsx'

test('no line breaks in a duration, a discount or a word with a hyphen', () => {
  const text =
    'My e-mail address is help.za@example.org. A 7-minute protocol, 24–48 hours, 6 months’ fees, up to 30%, AES-256.'
  const { container } = render(<Text>{text}</Text>)
  expect(container.textContent).toBe(text)
  const whole = Array.from(container.children, (part) => part.textContent)
  expect(whole).toEqual(['e-mail', '7-minute', '24–48 hours,', '6 months’', 'up to 30%,', 'AES-256.'])
})
