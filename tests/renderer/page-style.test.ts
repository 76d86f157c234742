import { expect, test } from 'vitest'
import { pageStyle } from '../../renderer/page-style.ts'

const style = `
  @font-face { font-family: Face; src: url(/face.woff2) }
  :root { --ink: black }
  .card { color: var(--ink) }
  .card:hover, .elsewhere:hover { color: red }
  .md\\:grid-cols-2 { display: grid }
  .max-w-\\[20rem\\] { max-width: 20rem }
  .wide [href$='#terms'], .wide [download] { color: var(--only-here) }
  .wide:not(.elsewhere):nth-child(2n + 1) :is(b, .other) { font-weight: 800 }
  @media print { .elsewhere { --only-there: red; color: var(--only-there) } }
  .card { --unused: 1 }
  .elsewhere { color: blue }
  .wide:has(> .card) { width: 100% }
  .card:has(+ .elsewhere) { width: 50% }
  .opened { animation: appear 1s }
  @keyframes appear { to { opacity: 1 } }
  @keyframes unused { to { opacity: 0 } }
  :focus-visible { outline: 3px solid }
  @view-transition { navigation: auto }`

test('a page carries the style of what stands in it, and of what its scripts add', () => {
  const css = pageStyle(
    style,
    '<p class="wide"><b class="card md:grid-cols-2 max-w-[20rem]"><a href="#terms">Look elsewhere</a></b></p>',
    ['element.className = `opened`'],
  )
  for (const kept of [
    '@font-face',
    '--ink',
    '.card:hover',
    'grid-cols-2',
    'max-width: 20rem',
    "[href$='#terms']{",
    ':is(b, .other)',
    '.wide:has(> .card)',
    '.opened',
    ':focus-visible',
    'appear',
    '@view-transition',
  ])
    expect(css).toContain(kept)
  for (const left of ['elsewhere {', ':hover, ', 'unused', 'download', 'only-there', '@media'])
    expect(css).not.toContain(left)
})

test('a class that HTML writes in another way is not lost in silence', () => {
  expect(() => pageStyle(style, '<p class="[&amp;&gt;*]:flex">', [])).toThrow('shortcuts of uno.config.ts')
})
