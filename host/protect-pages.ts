import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hash, inlineHashesOf, readBuiltSite } from './built-site.ts'
import { contentSecurityPolicyForMeta } from './headers.ts'

/**
 * Writes into every built page what it can do for its own safety: the policy, for hosts that send no headers, and the
 * hash of each script that it names. To be called when the pages' styles and scripts are final.
 *
 * @param directory the build's `dist/client`
 */
export function protectPages(directory: string) {
  const { pages, notFound } = readBuiltSite(directory)
  const integrityOf = (address: string) => hash(readFileSync(join(directory, address)))
  for (const { file } of [...pages, notFound]) {
    const path = join(directory, file)
    writeFileSync(path, protectPage(readFileSync(path, 'utf8'), integrityOf))
  }
}

/**
 * The page with its policy in a `<meta>` element, and with `integrity` on its scripts and on what it preloads of them.
 * The text is our own and well-formed: no `>` stands inside of a tag.
 *
 * @param integrityOf gives the hash of the file at an address
 */
export function protectPage(html: string, integrityOf: (address: string) => string): string {
  const policy = contentSecurityPolicyForMeta(inlineHashesOf(html))
  return withIntegrity(withFirst(html, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`))

  function withIntegrity(text: string): string {
    return text.replaceAll(/<(?:script|link)\b[^>]*>/g, (tag) => {
      const address = scriptIn(tag)
      return address ? tag.replace(/\/?>$/, ` integrity="${integrityOf(address)}"$&`) : tag
    })
  }
}

/** The address of the script that a tag loads or preloads. */
function scriptIn(tag: string): string | undefined {
  const isPreload = tag.startsWith('<link') && tag.includes('rel="modulepreload"')
  return (
    /^<script\b.*\bsrc="([^"]+)"/.exec(tag)?.[1] ??
    (isPreload ? /\bhref="([^"]+)"/.exec(tag)?.[1] : undefined)
  )
}

/**
 * Puts an element at the start of the head, because a policy holds for what follows it. Only the character set stays
 * before it: browsers look for that in the first 1,024 bytes.
 *
 * @throws when the page has no head, or a head without a character set
 */
function withFirst(html: string, element: string): string {
  const charset = /<meta charset="[^"]+"\/?>/i.exec(html)?.[0]
  if (!charset || !html.includes('<head>')) throw new Error('A page has to have a head with a character set')
  return html.replace(charset, '').replace('<head>', () => `<head>${charset}${element}`)
}
