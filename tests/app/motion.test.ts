import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A rule or a declaration of a style sheet, with everything that it is in: `@media …`, `@keyframes …`, selectors. */
interface Declaration {
  file: string
  within: string
  property: string
  value: string
}

/** What may move: these two are drawn without layout or paint. `visibility` switches once. */
const cheapProperties = ['transform', 'opacity', 'visibility']

const declarations = globSync('src/**/*.css').flatMap(declarationsOf)

function declarationsOf(file: string): Declaration[] {
  const css = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
  const stack: string[] = []
  const found: Declaration[] = []
  for (const [, text = '', end] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (end === '{') stack.push(text.trim())
    else {
      const [, property, value] = /^\s*([\w-]+)\s*:\s*(.+?)\s*$/s.exec(text) ?? []
      if (property && value) found.push({ file, within: stack.join(' '), property, value })
      if (end === '}') stack.pop()
    }
  }
  return found
}

const named = ({ file, within, property }: Declaration) => `${file}: ${within} { ${property} }`

test('animations move and fade, and change nothing else', () => {
  const inKeyframes = declarations.filter(({ within }) => within.includes('@keyframes'))
  expect(inKeyframes.length).toBeGreaterThan(4)
  expect(inKeyframes.filter(({ property }) => !cheapProperties.includes(property)).map(named)).toEqual([])
})

test('nothing moves but for visitors who like motion', () => {
  const moving = declarations.filter(
    ({ property, value }) => /^(animation|transition)$/.test(property) && !value.startsWith('none'),
  )
  expect(moving.length).toBeGreaterThan(5)
  // The ground of the header and the foot of the planner only appear, at a place of the page.
  const asked = moving.filter(({ value }) => !/^(ground|appear)/.test(value))
  expect(
    asked.filter(({ within }) => !within.includes('prefers-reduced-motion: no-preference')).map(named),
  ).toEqual([])
})

test('what starts by itself follows the scrolling, and its engine has to know how', () => {
  const started = declarations.filter(
    ({ property, value }) => property === 'animation' && !value.startsWith('none'),
  )
  expect(
    started.filter(({ within }) => !within.includes('@supports (animation-timeline')).map(named),
  ).toEqual([])
})
