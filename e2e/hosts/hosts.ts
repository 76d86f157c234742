import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, request as openRequest } from 'node:http'
import type { RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { readBuiltSite } from '../../host/built-site.ts'
import { installedWrangler } from '../../host/cloudflare.ts'
import { caddyfile } from '../../host/configurations/caddy.ts'
import { nginxConfiguration } from '../../host/configurations/nginx.ts'
import type { Topic } from '../../host/site-differences.ts'
import { knownDifferences } from '../../host/verify.ts'
import { temporaryDirectory } from '../../scripts/support/temporary-directory.ts'
import { freePort, listen } from '../../shared/listen.ts'
import { hostContract } from '../support/host-contract.ts'
import { builtSite, startSite } from '../support/site.ts'
import type { RunningSite } from '../support/site.ts'

/** A server program of this machine, over plain http. */
interface Host {
  start(port: number, directory: string): Promise<RunningSite>
  /** What it must do. */
  contract: typeof hostContract
  /** What differs from the build. */
  knownDifferences: readonly Topic[]
}

/** Each server program. */
export const hosts = {
  nginx: {
    start(port, directory) {
      const configuration = join(directory, 'nginx.conf')
      const place = { root: builtSite, directives: [`listen ${port}`] }
      const site = nginxConfiguration(readBuiltSite(builtSite), place)
      writeFileSync(configuration, `${nginxAround(directory)}${site}}\n`)
      return start('nginx', ['-e', 'stderr', '-c', configuration], port)
    },
    contract: hostContract,
    knownDifferences: [],
  },
  Caddy: {
    start(port, directory) {
      const configuration = join(directory, 'Caddyfile')
      const place = { address: `http://localhost:${port}`, root: builtSite, options: ['admin off'] }
      writeFileSync(configuration, caddyfile(readBuiltSite(builtSite), place))
      return start('caddy', ['run', '--adapter', 'caddyfile', '--config', configuration], port, {
        XDG_DATA_HOME: directory,
        XDG_CONFIG_HOME: directory,
      })
    },
    contract: hostContract,
    knownDifferences: [],
  },
  'npm start': { start: (port) => startSite(builtSite, port), contract: hostContract, knownDifferences: [] },
  /** Wrangler's local server, which runs Cloudflare's own code for static files. It takes no configuration but headers. */
  'Cloudflare Pages': {
    start(port, directory) {
      const serve = ['pages', 'dev', builtSite, '--ip', '127.0.0.1', '--port', `${port}`]
      return start(process.execPath, [installedWrangler(), ...serve, '--persist-to', directory], port, {
        WRANGLER_SEND_METRICS: 'false',
        XDG_CONFIG_HOME: directory,
      })
    },
    contract: {},
    knownDifferences: knownDifferences['cloudflare']!,
  },
} as const satisfies Record<string, Host>

/** Runs a host for as long as `use` takes. */
export async function onHost(name: keyof typeof hosts, use: (site: RunningSite) => Promise<void>) {
  using temporary = temporaryDirectory()
  const site = await hosts[name].start(await freePort(), temporary.directory)
  try {
    await use(site)
  } finally {
    await site.close()
  }
}

/** The configuration around that of a site, as on Debian. */
function nginxAround(directory: string): string {
  const parts = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  // As root, nginx would drop its privileges and could not read files in root's home.
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${directory}/pid;
include /etc/nginx/modules-enabled/*.conf;
events {}
http {
  access_log off;
  ${parts.map((part) => `${part}_temp_path ${directory}/${part};`).join('\n  ')}
`
}

/** Starts a program, with variables besides those of this process, and waits until it listens. */
async function start(
  command: string,
  parameters: readonly string[],
  port: number,
  variables: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  const program = spawn(command, parameters, { stdio: 'ignore', env: { ...process.env, ...variables } })
  const ended = once(program, 'exit')
  while (!(await listens(port))) {
    const end = program.exitCode ?? program.signalCode
    if (end !== null) throw new Error(`${command} ended with ${end}`)
    await later(50)
  }
  return {
    origin: `http://localhost:${port}`,
    port,
    async close() {
      program.kill()
      await ended
    },
  }
}

function listens(port: number): Promise<boolean> {
  const socket = connect(port, 'localhost')
  return new Promise((resolve) => {
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}

/** The result of MDN's HTTP Observatory for a host. */
interface Observation {
  grade: string
  score: number
  /** Failed tests, by name and result. */
  failures: readonly string[]
}

/**
 * Scores a host with MDN's HTTP Observatory. The Observatory requires TLS and a redirect to it, which this
 * function adds.
 */
export async function observe({ port }: RunningSite): Promise<Observation> {
  using temporary = temporaryDirectory()
  const { directory } = temporary
  const [cert, key] = [join(directory, 'certificate.pem'), join(directory, 'key.pem')]
  const kind = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'
  const parameters = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert]
  execFileSync('openssl', [...kind.split(' '), ...parameters], { stdio: 'ignore' })
  const secure = createTlsServer({ cert: readFileSync(cert), key: readFileSync(key) }, passOn(port))
  const securePort = await listen(secure)
  const plain = createServer(({ url }, response) =>
    response.writeHead(301, { Location: `https://localhost:${securePort}${url}` }).end(),
  )
  const ports = [await listen(plain), securePort]
  // Runs in a separate process, because Node reads trusted certificates only at startup.
  const command = [join(import.meta.dirname, 'observatory.js'), ...ports.map(String)]
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: cert }
  const observatory = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const report = Buffer.concat(await observatory.stdout.toArray()).toString()
  for (const server of [secure, plain]) server.close()
  return JSON.parse(report) as Observation
}

function passOn(port: number): RequestListener {
  return ({ method, url, headers }, response) => {
    openRequest({ port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(response)
    }).end()
  }
}
