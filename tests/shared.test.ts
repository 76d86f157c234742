import { expect, test, vi } from 'vitest'
import { orStop } from '../shared/command.ts'
import { contrast } from '../shared/contrast.ts'
import { unescaped } from '../shared/unescaped.ts'

test('contrast is that of WCAG', () => {
  expect(contrast([255, 255, 255], [0, 0, 0])).toBe(21)
  expect(contrast([0x77, 0x77, 0x77], [255, 255, 255])).toBeCloseTo(4.48)
})

test('text has the five characters again that HTML escapes, and each once', () => {
  expect(unescaped('&lt;p&gt; &quot;it&#x27;s&quot; &amp;amp;')).toBe(`<p> "it's" &amp;`)
})

test.each([
  [new Error('There is no build.'), /^There is no build\.$/],
  [new TypeError('x is not a function'), /^TypeError: x is not a function\n +at .*shared\.test\.ts/],
])('a command that throws %s says why, and of a fault of ours where', async (error, line) => {
  const print = vi.spyOn(console, 'error').mockReturnValueOnce()
  vi.spyOn(process, 'exit').mockImplementationOnce(() => undefined as never)
  await orStop(() => {
    throw error
  })
  expect(print).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(line))
  print.mockRestore()
})
