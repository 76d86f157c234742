import { expect, test } from 'vitest'
import { week } from '../../content/community.ts'
import { dotsOf, freeHours, lettersOf, namesOf, ringsOf, takenBy, whenInWords } from './meetings.ts'

const kinds = week.groups.flatMap(({ kinds: all }) => [...all])

test('the drawing has a dot for each meeting in the list: ten of circles, five of sessions', () => {
  const [circles, sessions] = week.groups.map((group) =>
    group.kinds.map(({ meetings }) => {
      const when = whenInWords(meetings, week.days)
      expect(when.match(/day/g)).toHaveLength(meetings.length)
      const place = (day: number, hour: number) => [hour, day] as const
      const data = group.isLive ? ringsOf(meetings, place, 0.3) : dotsOf(meetings, place)
      return data.match(/h0/g)!.length
    }),
  )
  expect([circles, sessions]).toEqual([
    [3, 1, 2, 1, 1, 2],
    [2, 1, 1, 1],
  ])
})

test('an hour that a meeting touches has no dot of its own', () => {
  const meetings = [
    [0, 5.5],
    [0, 19],
    [1, 20],
  ] as const
  expect([0, 1, 2].map((day) => freeHours(day, meetings.map(takenBy)))).toEqual([
    [
      [7, 18],
      [20, 22],
    ],
    [
      [5, 19],
      [21, 22],
    ],
    [[5, 22]],
  ])
})

test('a name is right of its meeting, and left where another meeting or the end of the day is near', () => {
  const hours = [6, 8, 13, 19, 21]
  const names = namesOf([{ kinds: [{ name: 'Learning', meetings: hours.map((hour) => [0, hour]) }] }])
  expect(names.map(({ side }) => side)).toEqual([-1, 1, 1, -1, -1])
  expect(freeHours(0, [names[2]!.taken])).toEqual([
    [5, 13],
    [16, 22],
  ])
})

test('a kind has its first letter, and that of its last word where another begins with the same one', () => {
  const names = kinds.map(({ name }) => name)
  expect(names.map((name) => lettersOf(name, names)).join(' ')).toBe('W C B S SC L G CA M A')
})

test('no two meet at one time', () => {
  const times = kinds.flatMap(({ meetings }) => meetings.map(String))
  expect(new Set(times).size).toBe(15)
})

test.each([
  [
    [
      [0, 5.5],
      [2, 5.5],
      [4, 5.5],
    ],
    'Monday, Wednesday, Friday 05:30',
  ],
  [
    [
      [4, 13],
      [6, 7],
    ],
    'Friday 13:00, Sunday 07:00',
  ],
] as const)('%j is %s', (meetings, words) => {
  expect(whenInWords(meetings, week.days)).toBe(words)
})
