import { createHash } from 'node:crypto'
import { unescaped } from './unescaped.ts'

/** The hashes of a document's `<style>` elements and inline scripts, which its policy has to allow. */
export function inlineHashesOf(html: string): { styles: string[]; scripts: string[] } {
  return {
    styles: hashesOf(/<style[^>]*>(.*?)<\/style>/gs, html),
    scripts: hashesOf(/<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs, html),
  }
}

/** The content security policy in a document. */
export function policyIn(html: string): string {
  const [, policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  if (policy === undefined) throw new Error('The document has no policy')
  return unescaped(policy)
}

function hashesOf(elements: RegExp, html: string): string[] {
  return Array.from(
    html.matchAll(elements),
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}
