const address = '/sw.js'

/** Makes the address of the service worker and no other; host/headers.ts names it. */
const policy = import.meta.env.SSR
  ? undefined
  : window.trustedTypes?.createPolicy('worker', { createScriptURL })

/**
 * The address of the service worker, in the form that `register` wants where the policy requires Trusted Types.
 * Workbox and TypeScript's DOM library take it for a string.
 */
export const workerAddress = (policy?.createScriptURL(address) ?? address) as string

function createScriptURL(url: string): string {
  if (url !== address) throw new TypeError(`No worker of this site: ${url}`)
  return url
}
