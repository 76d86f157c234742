import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { connect } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { readBuiltSite } from '../../host/built-site.ts'
import { caddyOptions, caddySite } from '../../host/configurations/caddy.ts'
import { nginxConfiguration } from '../../host/configurations/nginx.ts'
import { createSiteServer, siteListener } from '../../host/site-server.ts'
import { builtSite } from '../support/site.ts'

/** A host of the site that runs on this machine. */
export interface Host {
  origin: string
  /** The site over plain http, as a browser takes it from localhost. */
  port: number
  /** The site over TLS, with the certificate below. */
  securePort: number
  /** Leads from http to https, as a host on the network does. */
  redirectPort: number
  /** The same files without any of our configuration; nginx only. */
  barePort?: number
  /** Processor time that its worker has taken so far, in milliseconds; nginx only. */
  processorTime?: () => number
  stop(): Promise<void>
}

/** The certificate of the hosts, for localhost, signed by itself. Made with OpenSSL when first needed. */
export const certificate = makeCertificate()

/** Starts each kind of host. */
export const hosts = { nginx: startNginx, Caddy: startCaddy, 'npm start': startOwnServer } as const

async function startNginx(): Promise<Host> {
  const ports = { ...(await freePorts()), barePort: await freePort() }
  const { port, securePort, redirectPort, barePort } = ports
  const directory = mkdtempSync(join(tmpdir(), 'nginx-'))
  const site = nginxConfiguration(readBuiltSite(builtSite), {
    root: builtSite,
    listen: [
      `listen ${port}`,
      `listen ${securePort} ssl`,
      'server_name localhost',
      `ssl_certificate ${certificate.file}`,
      `ssl_certificate_key ${certificate.key}`,
    ],
    before: `
server {
  listen ${redirectPort};
  return 301 https://localhost:${securePort}$request_uri;
}
server {
  listen ${barePort};
  root ${builtSite};
  brotli_static on;
  gzip_static on;
  location / {
    try_files $uri $uri.html =404;
  }
}
`,
  })
  const configuration = join(directory, 'nginx.conf')
  writeFileSync(configuration, `${nginxAround(directory)}${site}}\n`)
  const stop = await run('nginx', ['-e', 'stderr', '-c', configuration], port)
  return {
    ...ports,
    processorTime: () => processorTimeOf(workerOf(readFileSync(join(directory, 'pid'), 'utf8').trim())),
    async stop() {
      await stop()
      rmSync(directory, { recursive: true })
    },
  }
}

/** The one process that answers requests, by its number. */
function workerOf(nginx: string): string {
  return readFileSync(`/proc/${nginx}/task/${nginx}/children`, 'utf8').trim()
}

/** Linux counts it in hundredths of a second, spent in the program itself and in the system for it. */
function processorTimeOf(process: string): number {
  // The first two fields hold a name in parentheses, which may have spaces.
  const fields = readFileSync(`/proc/${process}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

/** What stands before the configuration of a site; Debian loads its modules from there. */
function nginxAround(directory: string): string {
  // As root, nginx gives up its rights, and could not read a site that lies in root's home.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user}
daemon off;
pid ${directory}/pid;
include /etc/nginx/modules-enabled/*.conf;
worker_processes 1;
events {
  worker_connections 1024;
}
http {
  access_log off;
  client_body_temp_path ${directory}/body;
  proxy_temp_path ${directory}/proxy;
  fastcgi_temp_path ${directory}/fastcgi;
  uwsgi_temp_path ${directory}/uwsgi;
  scgi_temp_path ${directory}/scgi;
`
}

async function startCaddy(): Promise<Host> {
  const ports = await freePorts()
  const { port, securePort, redirectPort } = ports
  const directory = mkdtempSync(join(tmpdir(), 'caddy-'))
  const site = readBuiltSite(builtSite)
  const configuration = join(directory, 'Caddyfile')
  writeFileSync(
    configuration,
    [
      caddyOptions(['admin off', 'auto_https disable_redirects', 'log {', '\tlevel ERROR', '}']),
      caddySite(site, { address: `http://localhost:${port}`, root: builtSite }),
      caddySite(site, {
        address: `https://localhost:${securePort}`,
        root: builtSite,
        directives: [`tls ${certificate.file} ${certificate.key}`],
      }),
      `http://localhost:${redirectPort} {\n\tredir https://localhost:${securePort}{uri} 301\n}\n`,
    ].join('\n'),
  )
  const environment = { XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory }
  const parameters = ['run', '--adapter', 'caddyfile', '--config', configuration]
  const stop = await run('caddy', parameters, port, environment)
  return {
    ...ports,
    async stop() {
      await stop()
      rmSync(directory, { recursive: true })
    },
  }
}

async function startOwnServer(): Promise<Host> {
  const tls = { cert: readFileSync(certificate.file), key: readFileSync(certificate.key) }
  const secure = createHttpsServer(tls, siteListener(builtSite))
  const redirect = createHttpServer(({ url }, response) => {
    response.writeHead(301, { Location: `https://localhost:${portOf(secure)}${url}` }).end()
  })
  const servers = [createSiteServer(builtSite), secure, redirect]
  for (const server of servers) await once(server.listen(0), 'listening')
  const [port = 0, securePort = 0, redirectPort = 0] = servers.map(portOf)
  return {
    origin: `http://localhost:${port}`,
    port,
    securePort,
    redirectPort,
    async stop() {
      for (const server of servers) {
        server.close()
        server.closeAllConnections()
        await once(server, 'close')
      }
    },
  }
}

/** Starts a program and waits until it listens; the function that comes back ends it and waits until it has ended. */
async function run(
  command: string,
  parameters: string[],
  port: number,
  environment: Record<string, string> = {},
): Promise<() => Promise<void>> {
  const program = spawn(command, parameters, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  })
  const ended = once(program, 'exit')
  while (!(await listens(port))) {
    if (program.exitCode !== null) throw new Error(`${command} ended with ${program.exitCode}; see above`)
    await later(50)
  }
  return async () => {
    program.kill()
    await ended
  }
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, 'localhost')
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.on('connect', () => resolve(true))
    socket.on('error', () => resolve(false))
  })
  socket.destroy()
  return isOpen
}

async function freePorts() {
  const [port, securePort, redirectPort] = [await freePort(), await freePort(), await freePort()]
  return { origin: `http://localhost:${port}`, port, securePort, redirectPort }
}

/** A port that nothing listens on, found by listening on it for a moment. */
async function freePort(): Promise<number> {
  const server = createHttpServer().listen(0)
  await once(server, 'listening')
  const port = portOf(server)
  server.close()
  return port
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

function makeCertificate(): { file: string; key: string } {
  const directory = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [file, key] = [join(directory, 'certificate.pem'), join(directory, 'key.pem')]
  const parameters = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const names = ['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const { status, stderr } = spawnSync('openssl', [...parameters, ...names, '-keyout', key, '-out', file])
  if (status !== 0) throw new Error(`OpenSSL made no certificate: ${String(stderr)}`)
  return { file, key }
}
