import { hashedDirectory } from '../addresses.ts'

/** Names of the scripts that every page fetches: the entry, and the shared chunks (renderer/bundle/chunks.ts). */
export const scriptsOfEveryPage = { entry: 'site', packages: 'packages', shared: 'shared' } as const

/** Whether the site bundle contains a file of the precache list: all but those scripts and the font, which pages fetch first. */
export function isInSiteBundle(address: string): boolean {
  const scripts = Object.values(scriptsOfEveryPage).join('|')
  return !new RegExp(`^${hashedDirectory}(${scripts})\\.|\\.woff2$`).test(address)
}
