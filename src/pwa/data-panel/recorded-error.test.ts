// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { recordError, recordErrors, recordedError } from './recorded-error.ts'

const file = 'https://kwellness.example/pages/about.js'

/** One fault, as each engine reports it. */
const faults = {
  Chromium: {
    message: "Cannot read properties of undefined (reading 'typed')",
    stack: `TypeError: Cannot read properties of undefined (reading 'typed')\n    at a (${file}:1:23)\n    at ${file}:1:99`,
    recorded: 'TypeError: Cannot read properties of undefined (reading …) (/pages/about.js:1:23)',
  },
  'Chromium, outside of a function': {
    message: 'e is not a function',
    stack: `TypeError: e is not a function\n    at Array.map (<anonymous>)\n    at ${file}:1:23\n    at ${file}:1:99`,
    recorded: 'TypeError: e is not a function (/pages/about.js:1:23)',
  },
  Firefox: {
    message: 'can\'t access property "typed", e is undefined',
    stack: `a@${file}:1:23\nasync*@${file}:1:99\n`,
    recorded: "TypeError: can't access property …, e is undefined (/pages/about.js:1:23)",
  },
  Safari: {
    message: "undefined is not an object (evaluating 'e.typed')",
    stack: `forEach@[native code]\na@${file}:1:23\n@${file}:1:99\nmodule code@${file}:1:199`,
    recorded: "TypeError: undefined is not an object (evaluating 'e.typed') (/pages/about.js:1:23)",
  },
  'Safari, with a text in the code': {
    message: `null is not an object (evaluating 'e("typed").a')`,
    stack: `@${file}:1:23`,
    recorded: "TypeError: null is not an object (evaluating 'e(…) (/pages/about.js:1:23)",
  },
}

test.each(Object.entries(faults))('an error of %s has its place', (_engine, { message, stack, recorded }) => {
  recordError(Object.assign(new TypeError(message), { stack }))
  expect(recordedError()?.message).toBe(recorded)
})

test.each([
  [`${file}?x`, 'Uncaught Error: no (/pages/about.js:1:23)'],
  ['https://kwellness.example/rewards?plan=1:2#typed', 'Uncaught Error: no (/rewards:1:23)'],
  ['', 'Uncaught Error: no'],
])('an error event of "%s" has its path, without a query', (filename, recorded) => {
  recordErrors()
  window.dispatchEvent(
    new ErrorEvent('error', { message: 'Uncaught Error: no', filename, lineno: 1, colno: 23 }),
  )
  expect(recordedError()?.message).toBe(recorded)
})

test.each([undefined, null, 'no'])('%o as a reason has no place', (reason) => {
  recordError(reason)
  expect(recordedError()?.message).toBe(String(reason))
})
