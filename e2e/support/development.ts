import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../../shared/listen.ts'

/** Time limit for the start of the server in milliseconds, on a busy machine. */
const timeoutMilliseconds = 120_000

/**
 * Starts the development server of a work tree on a free port.
 *
 * @throws with the server's output when it does not start
 */
export async function startDevelopment(root = join(import.meta.dirname, '../..')) {
  const port = await freePort()
  const parameters = ['node_modules/vike/bin.js', 'dev', '--port', String(port)]
  const server = spawn(process.execPath, parameters, { cwd: root })
  const closed = once(server, 'exit')
  let output = ''
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (part) => {
      output += String(part)
      if (output.includes('ready in')) resolve()
    })
  const fail = () => reject(new Error(`The development server does not start: ${output}`))
  const timer = setTimeout(fail, timeoutMilliseconds)
  server.once('exit', fail)
  await ready
  clearTimeout(timer)
  return {
    origin: `http://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      server.kill()
      await closed
    },
  }
}
