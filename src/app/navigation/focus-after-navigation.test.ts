import { expect, test } from 'vitest'
import { targetOf } from './focus-after-navigation.ts'

const link = { from: 'a', to: 'b', left: new Set(['a']), isLeaving: true, isElsewhere: true }

test.each([
  [
    'the first page, reported as a link to itself',
    { to: 'a', left: new Set<string>(), isLeaving: false },
    'same',
  ],
  ['a link to another page or place', {}, 'new'],
  ['a link to the current address', { to: 'a', isLeaving: false, isElsewhere: false }, 'again'],
  ['Back', { from: 'b', to: 'a', left: new Set(['a', 'b']) }, 'left'],
  ['Back to what was left before the last reload', { from: 'b', to: 'a', left: new Set(['b']) }, 'new'],
  ['a link to a page that did not come', { to: 'a', isElsewhere: false }, 'same'],
  ['an entry for another plan', { isElsewhere: false }, 'same'],
  ['Back to another plan', { from: 'b', to: 'a', left: new Set(['a', 'b']), isElsewhere: false }, 'same'],
] as const)('%s: what gets the focus', (_, navigation, target) => {
  expect(targetOf({ ...link, ...navigation })).toBe(target)
})
