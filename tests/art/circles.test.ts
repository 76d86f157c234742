import { expect, test } from 'vitest'
import { draw } from '../../art/catalogue.ts'
import { peopleInGathering } from '../../art/motifs/circles.ts'
import { colours } from '../../tokens.ts'
import { readDots } from '../support/read-dots.ts'

test('everybody in the gathering has one head, and one of them has gone quiet', () => {
  const circles = draw('circles')
  const headsIn = (colour: keyof typeof colours) =>
    readDots({
      ...circles,
      threads: circles.threads.filter((thread) => thread.colour === colours[colour]),
    }).filter(({ radius }) => radius === 11)
  expect(headsIn('milk').length + headsIn('lilac').length).toBe(peopleInGathering)
  expect(headsIn('lilac')).toHaveLength(1)
})
