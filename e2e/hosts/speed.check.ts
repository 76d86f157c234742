import { execFileSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { hosts } from './hosts.ts'

/** The least that must be left of the speed of an nginx that serves the same files and sends no policy. */
const leastShare = 0.9

/** Runs of each, in turns, so that whatever else the machine does slows both. */
const runs = 7

test('the policy leaves nginx at least nine tenths of its speed', async () => {
  const { port, barePort, stop } = await hosts.nginx()
  try {
    const [withPolicy, bare]: [number[], number[]] = [[], []]
    for (let run = 0; run < runs; run++) {
      withPolicy.push(requestsPerSecond(`http://localhost:${port}/about`))
      bare.push(requestsPerSecond(`http://localhost:${barePort}/about`))
    }
    const share = median(withPolicy) / median(bare)
    console.log(
      `nginx: ${median(withPolicy)} requests/s with the policy, ${median(bare)} without: ${share.toFixed(3)}`,
    )
    expect(share).toBeGreaterThanOrEqual(leastShare)
  } finally {
    await stop()
  }
})

/** What wrk measures in two seconds, with 32 connections of browsers that take Brotli. */
function requestsPerSecond(address: string): number {
  const parameters = ['-t1', '-c32', '-d2s', '-H', 'Accept-Encoding: br', address]
  const report = execFileSync('wrk', parameters, { encoding: 'utf8' })
  if (/Non-2xx|Socket errors/.test(report)) throw new Error(report)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1])
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
