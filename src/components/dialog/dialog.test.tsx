import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

const inside = { clientX: 50, clientY: 50 }
const outside = { clientX: 500, clientY: 50 }

test.each([
  ['begins and ends outside closes it', outside, outside, 1],
  ['begins inside, as to select text, and ends outside leaves it open', inside, outside, 0],
  ['begins outside and ends inside leaves it open', outside, inside, 0],
])('a press that %s', (_, press, release, times) => {
  const onClose = vi.fn()
  render(
    <Dialog isOpen title="Title" describedBy="text" closeLabel="Close" end={undefined} onClose={onClose}>
      <p id="text">Text</p>
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog')
  vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100))
  fireEvent.pointerDown(press === inside ? screen.getByText('Text') : dialog, press)
  fireEvent.click(dialog, release)
  expect(onClose).toHaveBeenCalledTimes(times)
})
