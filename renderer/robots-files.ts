import { canonicalFor, titleFor } from '../src/app/head.ts'
import { pages } from '../src/content/pages.ts'
import { site } from '../src/content/site.ts'
import { facts, summary } from '../src/content/llms.ts'

/** The content of robots.txt, sitemap.xml and llms.txt, by name, generated from the list of pages. */
export function robotsFiles(): Record<string, string> {
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

/** A summary and a list of pages for language models (llmstxt.org). */
function llms(): string {
  const sections = facts.map(
    ({ heading, lines }) => `## ${heading}\n\n${lines.map((line) => `- ${line}`).join('\n')}`,
  )
  const links = pages.map(
    ({ path, description }) => `- [${titleFor(path)}](${canonicalFor(path)}): ${description}`,
  )
  return [`# ${site.name}`, `> ${summary}`, ...sections, `## Pages\n\n${links.join('\n')}\n`].join('\n\n')
}
