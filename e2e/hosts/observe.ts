import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { certificate } from './hosts.ts'
import type { Host } from './hosts.ts'

/** What MDN's HTTP Observatory says about a host. */
interface Observation {
  grade: string
  score: number
  /** Its tests that did not pass, by name and result. */
  failures: readonly string[]
}

/** Asks the Observatory, in a process of its own, because Node reads which certificates to trust only when it starts. */
export async function observe({ securePort, redirectPort }: Host): Promise<Observation> {
  const observatory = join(import.meta.dirname, 'observatory.js')
  const parameters = [observatory, String(redirectPort), String(securePort)]
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate.file }
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { env })
  return JSON.parse(stdout) as Observation
}
