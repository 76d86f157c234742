import { expect, test } from 'vitest'
import { layOut, roadOf } from './road-course.ts'

const stretch = (title: string, ...names: string[]) => ({
  title,
  milestones: names.map((name) => ({ name, text: '' })),
})

test.each([
  ['even', stretch('winds', 'a', 'b', 'c', 'd')],
  ['odd', stretch('winds', 'a', 'b', 'c')],
])('each row of the road begins where the one above it ends, after an %s number too', (_, first) => {
  const parts = layOut([first, stretch('straight', 'e', 'f')]).flatMap(({ milestones }) =>
    milestones.map(({ part }) => part),
  )
  expect(parts[0]!.from).toBe('left')
  for (const [index, part] of parts.slice(1).entries()) expect(part.from).toBe(parts[index]!.to)
  expect(parts.at(-1)!.to).toBe('left')
})

test('the first stretch winds, the others are straight, and dots are counted from each heading', () => {
  const [winding, straight] = layOut([stretch('winds', 'a', 'b', 'c'), stretch('straight', 'd', 'e')])
  expect(winding!.milestones.map(({ part }) => part.from)).toEqual(['left', 'right', 'left'])
  expect(straight!.milestones.map(({ part }) => part.from)).toEqual(['left', 'left'])
  expect(winding!.milestones.map(({ part }) => part.isFromBelow)).toEqual([false, false, true])
})

test('a part has the same ends, from above or from below', () => {
  const ends = (path: string) =>
    Array.from(path.matchAll(/(-?\d+) (0|100)(?=M|C|$)/g), ([, x]) => Number(x)).toSorted((a, b) => a - b)
  const part = { from: 'right', to: 'left' } as const
  const below = roadOf({ ...part, isFromBelow: true })
  for (const line of ['edges', 'middle'] as const) {
    expect(ends(below[line])).toHaveLength(4)
    expect(ends(below[line])).toEqual(ends(roadOf(part)[line]))
  }
})
