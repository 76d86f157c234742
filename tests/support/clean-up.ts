import { cleanup, configure } from '@testing-library/react'
import { afterEach, expect } from 'vitest'

// `waitFor` gives up late: the gate runs other checks at the same time.
configure({ asyncUtilTimeout: 4000 })
// React warns here, such as of two children with one key.
const errors: unknown[] = []
Object.assign(console, { error: (...error: unknown[]) => errors.push(error) })

afterEach(() => {
  cleanup()
  expect(errors.splice(0), 'console.error').toEqual([])
})
