import { workerFile } from '../addresses.ts'

/** The Trusted Types policy for the worker's address, which accepts no other; host/headers.ts allows it. */
const policy = import.meta.env.SSR
  ? undefined
  : window.trustedTypes?.createPolicy('worker', { createScriptURL })

/**
 * The address of the service worker as a trusted value, which `register` requires under Trusted Types.
 * Workbox and TypeScript's DOM library type it as a string.
 */
export const workerAddress = (policy?.createScriptURL(workerFile) ?? workerFile) as string

function createScriptURL(url: string): string {
  if (url !== workerFile) throw new TypeError(`Not the site's worker: ${url}`)
  return url
}
