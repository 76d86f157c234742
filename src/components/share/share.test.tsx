import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Share } from './share.tsx'
import { sharePage as words } from '../../content/share.ts'

const address = 'https://kwellness.example/rewards'

function share(at = address) {
  return <Share words={words} address={at} title="Rewards" className="footer-link" />
}

function stub(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value })
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'clipboard')
})

/** Does not use userEvent, which replaces the clipboard. Returns the text before the announcement and after it. */
async function press() {
  vi.useFakeTimers()
  await act(async () => fireEvent.click(screen.getByRole('button')))
  const before = screen.getByRole('status').textContent
  // The limit of copying, then the gap before the announcement.
  for (let count = 0; count < 2; count++) await act(() => vi.runAllTimersAsync())
  vi.useRealTimers()
  return [before, screen.getByRole('status').textContent]
}

/** Answers neither yes nor no. */
function never() {
  return new Promise<void>(() => {})
}

function denied(name?: string) {
  return vi.fn<() => Promise<void>>().mockRejectedValue(name && new DOMException('no', name))
}

test('the share sheet gets the address, and nothing is copied', async () => {
  const sheet = vi.fn<() => Promise<void>>().mockResolvedValue()
  const writeText = vi.fn<() => Promise<void>>().mockResolvedValue()
  stub('share', sheet)
  stub('clipboard', { writeText })
  render(share())
  expect(await press()).toEqual(['', words.shared])
  expect(sheet).toHaveBeenCalledExactlyOnceWith({ title: 'Rewards', url: address })
  expect(writeText).not.toHaveBeenCalled()
})

test('closing the share sheet copies nothing', async () => {
  const writeText = vi.fn<() => Promise<void>>().mockResolvedValue()
  stub('share', denied('AbortError'))
  stub('clipboard', { writeText })
  render(share())
  expect(await press()).toEqual(['', ''])
  expect(writeText).not.toHaveBeenCalled()
})

test.each([
  ['none', undefined],
  ['one that is not allowed', denied('NotAllowedError')],
  ['one that fails without a reason', denied()],
])(
  'without a share sheet (%s) the address is copied, with a message until the address changes',
  async (_, sheet) => {
    const writeText = vi.fn<() => Promise<void>>().mockResolvedValue()
    if (sheet) stub('share', sheet)
    stub('clipboard', { writeText })
    const { rerender } = render(share())
    expect(await press()).toEqual(['', words.copied])
    expect(writeText).toHaveBeenCalledExactlyOnceWith(address)
    // An equal message is announced again only if the region was empty before.
    expect(await press()).toEqual(['', words.copied])

    rerender(share(`${address}?plan=module.1`))
    expect(screen.getByRole('status').textContent).toBe('')
  },
)

test('a share sheet that never answers copies nothing, and the next press copies the address', async () => {
  const writeText = vi.fn<() => Promise<void>>().mockResolvedValue()
  stub('share', never)
  stub('clipboard', { writeText })
  render(share())
  expect(await press()).toEqual(['', ''])
  expect(writeText).not.toHaveBeenCalled()
  expect(await press()).toEqual(['', words.copied])
  expect(writeText).toHaveBeenCalledExactlyOnceWith(address)
})

test.each([
  ['fails', denied('NotAllowedError')],
  ['never answers', never],
])('a copy that %s is reported', async (_, writeText) => {
  stub('clipboard', { writeText })
  render(share())
  expect(await press()).toEqual(['', words.failed])
})

test('before hydration there is no button', () => {
  expect(renderToString(share())).toBe('')
})
