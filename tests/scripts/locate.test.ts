import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { placeInSource } from '../../scripts/locate.ts'
import { newDirectory } from '../support/new-directory.ts'

test('a place in a script leads to its source, and lines and columns count from 1', () => {
  const directory = newDirectory()
  const map = join(directory, 'site.js.map')
  // Column 1 of the script is 3:5 of the source, and column 5 is 4:1.
  writeFileSync(map, '{"version":3,"sources":["a.ts"],"names":[],"mappings":"AAEI,IACJ"}')
  const places = [1, 4, 5].map((column) => placeInSource(map, 1, column))
  expect(places).toEqual(['a.ts:3:5', 'a.ts:3:8', 'a.ts:4:1'].map((place) => join(directory, place)))
  expect(placeInSource(join(directory, 'other.js.map'), 1, 1)).toBeUndefined()
})
