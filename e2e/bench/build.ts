import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../support/site.ts'

const root = join(import.meta.dirname, '../..')

/** Seconds from nothing to the built site, and to an empty site of as many pages with the same tools. */
export interface BuildTimes {
  site: number
  emptySite: number
}

const rounds = 7

/**
 * Builds both in turn. The round with the median ratio counts: a machine that is fast for a moment is so for one of the two,
 * and the fastest of each would be those of different moments.
 */
export function measureBuild(): BuildTimes {
  const empty = join(root, 'dist/empty-site')
  writeEmptySite(empty)
  const times = Array.from({ length: rounds }, () => ({
    site: secondsOf(root, { SITE_OUTPUT: 'dist/bench' }),
    emptySite: secondsOf(empty),
  }))
  for (const directory of [empty, join(root, 'dist/bench')])
    rmSync(directory, { recursive: true, force: true })
  return times.toSorted((a, b) => a.site / a.emptySite - b.site / b.emptySite)[Math.floor(rounds / 2)]!
}

function secondsOf(directory: string, environment: Readonly<Record<string, string>> = {}): number {
  const start = performance.now()
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'node_modules/vike/bin.js'), 'build'], {
    cwd: directory,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The build in ${directory} failed:\n${stderr}`)
  return (performance.now() - start) / 1000
}

/** As many pages as ours, with a heading each and React to wake them up. */
function writeEmptySite(directory: string) {
  const files = {
    'package.json': '{ "type": "module" }',
    'vite.config.js': `import react from '@vitejs/plugin-react'
      import vike from 'vike/plugin'
      export default { plugins: [react(), vike()] }`,
    'renderer/+config.js': `export default { route: '*', clientRouting: false, prerender: { noExtraDir: true } }`,
    'renderer/+Page.js': 'export default {}',
    'renderer/+onBeforePrerenderStart.js': `export const onBeforePrerenderStart = () => ${JSON.stringify(paths)}`,
    'renderer/+onRenderHtml.jsx': `import { renderToString } from 'react-dom/server'
      import { dangerouslySkipEscape, escapeInject } from 'vike/server'
      import { App } from './app.jsx'
      export const onRenderHtml = ({ urlPathname }) =>
        escapeInject\`<!doctype html><div id="app">\${dangerouslySkipEscape(renderToString(<App path={urlPathname} />))}</div>\``,
    'renderer/app.jsx': 'export const App = ({ path }) => <h1>{path}</h1>',
    'renderer/+client.jsx': `import { hydrateRoot } from 'react-dom/client'
      import { App } from './app.jsx'
      hydrateRoot(document.getElementById('app'), <App path={location.pathname} />)`,
  }
  rmSync(directory, { recursive: true, force: true })
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(directory, name, '..'), { recursive: true })
    writeFileSync(join(directory, name), text)
  }
}
