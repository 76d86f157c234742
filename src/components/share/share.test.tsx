import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { sharePage as words } from '../../content/share.ts'
import { Share } from './share.tsx'

const address = 'https://kwellness.example/rewards'

function share(at = address) {
  return <Share words={words} address={at} title="Rewards" className="footer-link" />
}

type Answer = () => Promise<void>

const works: Answer = () => Promise.resolve()
const neverAnswers: Answer = () => new Promise(() => {})

function fails(name?: string): Answer {
  return () => Promise.reject(name && new DOMException('no', name))
}

/** Gives the browser a share sheet and a clipboard, if it has any. */
function install(sheet: Answer | undefined, copy: Answer | undefined) {
  const given = { share: sheet && vi.fn(sheet), writeText: copy && vi.fn(copy) }
  const clipboard = given.writeText && { writeText: given.writeText }
  if (sheet) Object.defineProperty(navigator, 'share', { configurable: true, value: given.share })
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  return given
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

test.each<[string, Answer | undefined, Answer, said: string, copies: number]>([
  ['a share sheet', works, works, words.shared, 0],
  ['a share sheet that is closed', fails('AbortError'), works, '', 0],
  ['a share sheet that is not allowed', fails('NotAllowedError'), works, words.copied, 1],
  ['a share sheet that fails without a reason', fails(), works, words.copied, 1],
  ['no share sheet', undefined, works, words.copied, 1],
  ['a copy that fails', undefined, fails('NotAllowedError'), words.failed, 1],
  ['a copy that never answers', undefined, neverAnswers, words.failed, 1],
])('%s', async (_, sheet, copy, said, copies) => {
  const given = install(sheet, copy)
  render(share())
  expect(await press()).toEqual(['', said])
  if (sheet) expect(given.share).toHaveBeenCalledExactlyOnceWith({ title: 'Rewards', url: address })
  expect(given.writeText!.mock.calls).toEqual(Array.from({ length: copies }, () => [address]))
})

test('an equal message is announced again, and ends when the address changes, also when that is back', async () => {
  install(undefined, works)
  const { rerender } = render(share())
  expect(await press()).toEqual(['', words.copied])
  // The same message is announced again only if the region was empty before.
  expect(await press()).toEqual(['', words.copied])
  rerender(share(`${address}?plan=module.1`))
  expect(screen.getByRole('status').textContent).toBe('')
  rerender(share())
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a share sheet that never answers copies nothing, and the next press copies the address', async () => {
  const { writeText } = install(neverAnswers, works)
  render(share())
  expect(await press()).toEqual(['', ''])
  expect(writeText).not.toHaveBeenCalled()
  expect(await press()).toEqual(['', words.copied])
  expect(writeText).toHaveBeenCalledExactlyOnceWith(address)
})

test('there is no button without share sheet and clipboard, and none before hydration', () => {
  expect(renderToString(share())).toBe('')
  install(undefined, undefined)
  render(share())
  expect(screen.queryByRole('button')).toBeNull()
})
