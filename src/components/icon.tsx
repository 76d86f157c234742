import type { IconName } from '../content/icons.ts'
import sprite from '../art/drawn/icons.svg'
import { trustedHtml } from './trusted-html.ts'

/** The sprite's drawings by name, where pages are rendered; a script in a visitor's browser names the file instead. */
const drawings =
  import.meta.env.SSR || import.meta.env.DEV
    ? drawingsIn((await import('../art/drawn/icons.svg?raw')).default)
    : undefined

/** A Lucide icon; it decorates, the words beside it carry the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const drawing = drawings?.get(name) ?? `<use href="${sprite}#${name}"/>`
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      dangerouslySetInnerHTML={{ __html: trustedHtml(drawing) }}
    />
  )
}

function drawingsIn(file: string): ReadonlyMap<string, string> {
  const symbols = file.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g)
  return new Map(Array.from(symbols, ([, name, drawing]) => [name!, drawing!]))
}
