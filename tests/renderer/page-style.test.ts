import { expect, test } from 'vitest'
import { pageStyle } from '../../renderer/page-style.ts'

const style = `
  @font-face { font-family: Face; src: url(/face.woff2) }
  :root { --ink: black }
  .card { color: var(--ink) }
  .card:hover, .elsewhere:hover { color: red }
  .md\\:grid-cols-2 { display: grid }
  .elsewhere { color: blue }
  .wide:has(> .card) { width: 100% }
  .card:has(+ .elsewhere) { width: 50% }
  .opened { animation: appear 1s }
  @keyframes appear { to { opacity: 1 } }
  @keyframes unused { to { opacity: 0 } }
  :focus-visible { outline: 3px solid }
  @view-transition { navigation: auto }`

test('a page carries the style of what stands in it, and of what its scripts add', async () => {
  const css = await pageStyle(style, '<p class="wide"><b class="card md:grid-cols-2">Look elsewhere</b></p>', [
    'element.className = `opened`',
  ])
  for (const kept of [
    '@font-face',
    '--ink',
    '.card:hover',
    'grid-cols-2',
    '.wide:has(> .card)',
    '.opened',
    ':focus-visible',
    'appear',
    '@view-transition',
  ])
    expect(css).toContain(kept)
  for (const left of ['elsewhere', 'unused']) expect(css).not.toContain(left)
})

test('a class that HTML writes in another way is not lost in silence', async () => {
  await expect(pageStyle(style, '<p class="[&amp;&gt;*]:flex">', [])).rejects.toThrow(
    'shortcuts of uno.config.ts',
  )
})
