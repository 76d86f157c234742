import { expiryOf, securityFile } from '../../host/security-file.ts'
import { descriptions } from '../../src/content/descriptions.ts'
import { facts, pagesHeading, previewNote, summary } from '../../src/content/llms.ts'
import { pages } from '../../src/content/pages.ts'
import { site } from '../../src/content/site.ts'
import { status } from '../../src/content/status.ts'
import { canonicalFor, titleFor } from '../../src/head/head.ts'

/**
 * The content of robots.txt, sitemap.xml, llms.txt and security.txt, by name.
 *
 * @param released the date of the build's commit
 */
export function robotsFiles(released: Date): Record<string, string> {
  return {
    '/robots.txt': robots(),
    '/sitemap.xml': sitemap(),
    '/llms.txt': llms(),
    [securityFile]: security(released),
  }
}

function security(released: Date): string {
  return [
    ...(status.beforeWriting ? [`# ${status.beforeWriting}`] : []),
    `Contact: mailto:${site.supportEmail}`,
    `Expires: ${expiryOf(released)}`,
    `Preferred-Languages: ${site.locale.slice(0, 2)}`,
    `Canonical: ${site.origin}${securityFile}\n`,
  ].join('\n')
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
    ({ path }) => `- [${titleFor(path)}](${canonicalFor(path)}): ${descriptions[path].description}`,
  )
  return [
    `# ${site.name}`,
    `> ${summary}`,
    ...(previewNote ? [previewNote] : []),
    ...sections,
    `## ${pagesHeading}\n\n${links.join('\n')}\n`,
  ].join('\n\n')
}
