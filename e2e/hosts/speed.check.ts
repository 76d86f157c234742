import { execFileSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { hosts } from './hosts.ts'

/** The least that must be left of the speed of an nginx that serves the same files and sends no policy. */
const leastShare = 0.9

/** Runs of each, in turns, so that whatever else the machine does slows both. */
const runs = 7

test('the policy leaves nginx at least nine tenths of its speed', async () => {
  const { port, barePort, processorTime, stop } = await hosts.nginx()
  try {
    const [withPolicy, bare]: [Run[], Run[]] = [[], []]
    for (let run = 0; run < runs; run++) {
      withPolicy.push(measure(`http://localhost:${port}/about`, processorTime!))
      bare.push(measure(`http://localhost:${barePort}/about`, processorTime!))
    }
    // By the processor's time: how many requests a busy machine answers in a second says more of the machine.
    const share = median(bare, 'microseconds') / median(withPolicy, 'microseconds')
    for (const [name, of] of Object.entries({ 'with the policy': withPolicy, without: bare }))
      console.log(
        `nginx ${name}: ${median(of, 'microseconds').toFixed(1)} µs a request, ${median(of, 'requestsPerSecond')} requests/s`,
      )
    console.log(`nginx: ${share.toFixed(3)} of its speed`)
    expect(share).toBeGreaterThanOrEqual(leastShare)
  } finally {
    await stop()
  }
})

interface Run {
  /** Of the processor's time that nginx takes for a request. */
  microseconds: number
  requestsPerSecond: number
}

/** What comes of two seconds of wrk, with 32 connections of browsers that take Brotli. */
function measure(address: string, processorTime: () => number): Run {
  const parameters = ['-t1', '-c32', '-d2s', '-H', 'Accept-Encoding: br', address]
  const before = processorTime()
  const report = execFileSync('wrk', parameters, { encoding: 'utf8' })
  const [requests, requestsPerSecond] = [/(\d+) requests in/, /Requests\/sec:\s+([\d.]+)/].map((pattern) =>
    Number(pattern.exec(report)?.[1]),
  ) as [number, number]
  if (/Non-2xx/.test(report) || !requests) throw new Error(report)
  return { microseconds: (1000 * (processorTime() - before)) / requests, requestsPerSecond }
}

function median(of: readonly Run[], what: keyof Run): number {
  const values = of.map((run) => run[what]).toSorted((first, second) => first - second)
  return values[Math.floor(values.length / 2)] ?? Number.NaN
}
