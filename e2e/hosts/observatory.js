/**
 * Scores what listens on two ports of this machine by the rules of MDN's HTTP Observatory and prints the result as JSON:
 * `node observatory.js HTTP_PORT HTTPS_PORT`. The package's own `scan` cannot be told a port, so this takes the three
 * parts that it is made of. JavaScript, because the package has no types and is only there for `npm run test:hosts`.
 */
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js'
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js'
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js'
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js'

const [httpPort, httpsPort] = process.argv.slice(2)
const requests = await retrieve('localhost', { httpPort, httpsPort })
const results = ALL_TESTS.map((test) => test(requests))
const modifiers = results.map(({ result }) => getScoreModifier(result))

/** As the Observatory counts: extra credit only where what is missing leaves enough points. */
const withoutCredit = 100 + sum(modifiers.filter((modifier) => modifier < 0))
const score = withoutCredit >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + sum(modifiers) : withoutCredit

const failures = results
  .filter(({ pass }) => !pass)
  .map(({ constructor, result }) => `${constructor.name}: ${result}`)
console.log(JSON.stringify({ ...getGradeForScore(score), failures }))

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}
