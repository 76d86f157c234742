import { canonicalFor, titleFor } from '../src/app/head.ts'
import { pages } from '../src/content/pages.ts'
import { site } from '../src/content/site.ts'

/** The small files that tell machines what the site holds, by name; all from the one list of pages. */
export function siteFiles(): Record<string, string> {
  return { 'robots.txt': robots(), 'sitemap.xml': sitemap(), 'llms.txt': llms() }
}

function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`
}

function sitemap(): string {
  const addresses = pages.map(({ path }) => `  <url><loc>${canonicalFor(path)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>\n',
  ].join('\n')
}

/** A reading list for language models (llmstxt.org). */
function llms(): string {
  const links = pages.map(
    ({ path, description }) => `- [${titleFor(path)}](${canonicalFor(path)}): ${description}`,
  )
  return `# ${site.name}\n\n> ${site.tagline}\n\n## Pages\n\n${links.join('\n')}\n`
}
