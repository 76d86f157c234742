/**
 * Scores two local ports with MDN's HTTP Observatory and prints the result as JSON: `node observatory.js
 * HTTP_PORT HTTPS_PORT`. The package's own `scan` accepts no ports, so this file uses its three parts. It is
 * JavaScript, because the package has no types and is installed only for `npm run test:hosts`.
 */
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js'
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js'
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js'
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js'

const [httpPort, httpsPort] = process.argv.slice(2)
const requests = await retrieve('localhost', { httpPort, httpsPort })
const results = ALL_TESTS.map((test) => test(requests))
const modifiers = results.map(({ result }) => getScoreModifier(result))

/** The Observatory's rule: extra credit counts only above a minimum score. */
const withoutCredit = 100 + sum(modifiers.filter((modifier) => modifier < 0))
const score = withoutCredit >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + sum(modifiers) : withoutCredit

const failures = results
  .filter(({ pass }) => !pass)
  .map(({ constructor, result }) => `${constructor.name}: ${result}`)
console.log(JSON.stringify({ ...getGradeForScore(score), failures }))

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}
