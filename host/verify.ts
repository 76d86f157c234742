/**
 * `npm run verify -- https://example.org`: compares a running site with the build in dist/client and prints what
 * differs. `--host NAME` names the host, whose known limits then fail nothing. `--build DIR` names another build.
 *
 * The workflow runs it without packages (.github/workflows/deploy.yml), so it imports none.
 */
import { orStop, readParameters, stop } from '../shared/command.ts'
import { differencesFrom } from './site-differences.ts'
import type { Difference, Topic } from './site-differences.ts'

/** What each host cannot do (decision 022). */
export const knownDifferences: Readonly<Record<string, readonly Topic[]>> = {
  cloudflare: ['not-found page'],
  netlify: ['trailing slash'],
  'github-pages': ['headers', 'caching', '.html', 'trailing slash'],
  nginx: [],
  caddy: [],
}

/** One line for each difference, with the first addresses of each. */
function linesOf(differences: readonly Difference[]): string[] {
  return [...Map.groupBy(differences, ({ what }) => what)].map(([what, of]) => {
    const more = of.length > 3 ? ` and ${of.length - 3} more` : ''
    return `${of
      .slice(0, 3)
      .map(({ at }) => at)
      .join(', ')}${more}: ${what}`
  })
}

async function main() {
  const { values, positionals } = readParameters({
    allowPositionals: true,
    options: {
      host: { type: 'string', default: 'nginx' },
      build: { type: 'string', default: 'dist/client' },
    },
  })
  const [given = ''] = positionals
  const origin = URL.parse(given)?.origin
  const known = Object.hasOwn(knownDifferences, values.host) ? knownDifferences[values.host] : undefined
  if (!origin?.startsWith('http') || !known)
    stop(
      `Usage: npm run verify -- https://example.org [--host ${Object.keys(knownDifferences).join('|')}] [--build DIR]`,
    )
  const differences = await differencesFrom(origin, values.build)
  const faults = differences.filter(({ topic }) => !known.includes(topic))
  for (const line of linesOf(differences.filter(({ topic }) => known.includes(topic))))
    console.log(`limit of ${values.host}: ${line}`)
  for (const line of linesOf(faults)) console.log(`✗ ${line}`)
  console.log(faults.length > 0 ? `${origin} differs from the build.` : `${origin} serves the build.`)
  process.exitCode = faults.length > 0 ? 1 : 0
}

if (import.meta.main) await orStop(main)
