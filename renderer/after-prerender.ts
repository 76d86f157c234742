import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'
import type { VitePluginPWAAPI } from 'vite-plugin-pwa'
import { protectPages } from '../host/protect-pages.ts'
import { writeConfigurations } from '../host/write-configurations.ts'
import { site } from '../src/content/site.ts'
import { bytesToKeep, writePagesFile } from '../src/pwa/precache.ts'
import { leaveForLater } from './later.ts'
import { clientDirectory, outputDirectory } from './output.ts'
import { siteFiles } from './site-files.ts'

/** Text compresses; pictures and fonts are compressed already. */
const compressibleEndings = new Set(['.html', '.css', '.js', '.svg', '.txt', '.xml', '.json', '.webmanifest'])

/** What the tools leave behind that no page loads: vike's own runtime, which our client entry replaces, … */
const leftovers = [
  'node_modules/vike/dist/client/runtime-server-routing/entry.js',
  'virtual:vike:page-entry:client:/renderer',
]

/**
 * What can only be done once every page is an HTML file: the list of pages for robots, the policy of each page and the
 * hosts' configurations, the service worker with its list of files (vite-plugin-pwa by itself runs too early and would
 * precache no page), and compressed copies.
 */
export function afterPrerender(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'site:after-prerender',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    configResolved(resolved) {
      config = resolved
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        removeLeftovers()
        leaveScriptsForLater()
        for (const [name, text] of Object.entries(siteFiles()))
          writeFileSync(join(clientDirectory, name), text)
        protectPages(clientDirectory)
        writePagesFile(clientDirectory)
        await generateWorker(config)
        await compressAll()
        writeOfflineSize()
        writeConfigurations(clientDirectory, site.origin)
      },
    },
  }
}

async function generateWorker(config: ResolvedConfig) {
  const pwa = config.plugins.find((plugin) => plugin.name === 'vite-plugin-pwa')!.api as VitePluginPWAAPI
  // The plugin would add the manifest, which no page shows.
  pwa.extendManifestEntries(() => [])
  await pwa.generateSW()
}

function removeLeftovers() {
  const directory = join(clientDirectory, '.vite')
  const manifest = JSON.parse(readFileSync(join(outputDirectory, 'assets.json'), 'utf8')) as Record<
    string,
    { file: string; css?: string[] }
  >
  for (const module of leftovers) {
    const chunk = manifest[module]
    if (!chunk) throw new Error(`vike no longer emits ${module}: take it out of renderer/after-prerender.ts`)
    rmSync(join(clientDirectory, chunk.file))
  }
  // … and the sheet of the whole site, of which each page carries its part.
  for (const sheet of manifest['renderer/+client.ts']?.css ?? []) rmSync(join(clientDirectory, sheet))
  rmSync(directory, { recursive: true, force: true })
}

function leaveScriptsForLater() {
  for (const name of readdirSync(clientDirectory).filter((file) => extname(file) === '.html')) {
    const file = join(clientDirectory, name)
    writeFileSync(file, leaveForLater(readFileSync(file, 'utf8')))
  }
}

/** For visitors who are asked before the worker fetches anything; to the next ten kilobytes, because it is "about". */
function writeOfflineSize() {
  const kilobytes = Math.ceil(bytesToKeep(clientDirectory) / 10_000) * 10
  writeFileSync(join(clientDirectory, 'offline.json'), JSON.stringify({ kilobytes }))
}

/** Both ways for all files at once: zlib has threads of its own. */
async function compressAll() {
  const files = readdirSync(clientDirectory, { recursive: true, encoding: 'utf8' })
    .filter((entry) => compressibleEndings.has(extname(entry)))
    .map((entry) => join(clientDirectory, entry))
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file)
      const [asBrotli, asGzip] = await Promise.all([
        promisify(brotliCompress)(content, { params }),
        promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
      ])
      writeFileSync(`${file}.br`, asBrotli)
      writeFileSync(`${file}.gz`, asGzip)
    }),
  )
}
