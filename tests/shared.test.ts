import { expect, test } from 'vitest'
import { contrast } from '../shared/contrast.ts'
import { unescaped } from '../shared/unescaped.ts'

test('contrast is that of WCAG', () => {
  expect(contrast([255, 255, 255], [0, 0, 0])).toBe(21)
  expect(contrast([0x77, 0x77, 0x77], [255, 255, 255])).toBeCloseTo(4.48)
})

test('text has the five characters again that HTML escapes, and each once', () => {
  expect(unescaped('&lt;p&gt; &quot;it&#x27;s&quot; &amp;amp;')).toBe(`<p> "it's" &amp;`)
})
