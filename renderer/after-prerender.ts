import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import type { VitePluginPWAAPI } from 'vite-plugin-pwa'
import { protectPages } from '../host/protect-pages.ts'
import { writeConfigurations } from '../host/write-configurations.ts'
import { site } from '../src/content/site.ts'
import { pagesFile } from '../src/pwa/pages-file.ts'
import { bytesToKeep, writeFileList, writePagesFile } from '../src/pwa/precache.ts'
import { compress, compressibleFiles } from './compress.ts'
import { putIconInPage } from './icon-in-page.ts'
import { leaveForLater } from './later.ts'
import { clientDirectory } from './output.ts'
import { siteFiles } from './site-files.ts'

/** What vike makes that no page loads: its own runtime, which our client entry replaces. */
const leftovers = [
  'node_modules/vike/dist/client/runtime-server-routing/entry.js',
  'virtual:vike:page-entry:client:/renderer',
]

/**
 * What can only be done once every page is an HTML file: the list of pages for robots, the policy of each page and the
 * hosts' configurations, the service worker with its list of files (vite-plugin-pwa by itself runs too early and would
 * precache no page), and compressed copies. Those of scripts and pictures are made while the pages are rendered.
 */
export function afterPrerender(): Plugin {
  let config: ResolvedConfig
  /** The style of the whole site, of which each page carries its part. */
  let wholeStyle: string
  let assets: string[]
  let compressingAssets: Promise<void>
  return {
    name: 'site:after-prerender',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    configResolved(resolved) {
      config = resolved
    },
    buildStart() {
      const manifest = readManifest()
      removeLeftoverScripts(manifest)
      wholeStyle = join(clientDirectory, manifest['renderer/+client.ts']!.css![0]!)
      assets = compressibleFiles(join(clientDirectory, 'assets')).filter((file) => file !== wholeStyle)
      compressingAssets = compressInTurn(assets)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        rmSync(wholeStyle)
        rmSync(join(clientDirectory, '.vite'), { recursive: true })
        finishPages()
        for (const [name, text] of Object.entries(siteFiles()))
          writeFileSync(join(clientDirectory, name), text)
        protectPages(clientDirectory)
        writePagesFile(clientDirectory)
        const allPages = join(clientDirectory, pagesFile)
        const begun = new Set([...assets, allPages])
        const others = compressibleFiles(clientDirectory).filter((file) => !begun.has(file))
        await Promise.all([
          compressingAssets,
          // The highest quality would take 2 % off it, and a third of a second for that.
          compress(allPages, 10),
          ...others.map((file) => compress(file)),
          generateWorker(config).then(() => compress(join(clientDirectory, 'sw.js'))),
        ])
        writeOfflineSize()
        writeConfigurations(clientDirectory, site.origin)
      },
    },
  }
}

/** One after the other: a core is left for what is made meanwhile. */
async function compressInTurn(files: readonly string[]) {
  for (const file of files) await compress(file)
}

async function generateWorker(config: ResolvedConfig) {
  const pwa = config.plugins.find((plugin) => plugin.name === 'vite-plugin-pwa')!.api as VitePluginPWAAPI
  await pwa.generateSW()
  await writeFileList(clientDirectory)
}

/** What the build made of each source module. */
type Manifest = Record<string, { file: string; css?: string[] } | undefined>

function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(clientDirectory, '.vite/manifest.json'), 'utf8')) as Manifest
}

function removeLeftoverScripts(manifest: Manifest) {
  for (const module of leftovers) {
    const chunk = manifest[module]
    if (!chunk) throw new Error(`vike no longer emits ${module}: take it out of renderer/after-prerender.ts`)
    rmSync(join(clientDirectory, chunk.file))
  }
}

/** The sheet of the whole site, of which each page carries its part: vike links to it, and warns where it must not. */
const wholeStyleLink = /<link rel="stylesheet"[^>]*>/

function finishPages() {
  for (const name of readdirSync(clientDirectory).filter((file) => extname(file) === '.html')) {
    const file = join(clientDirectory, name)
    const html = readFileSync(file, 'utf8').replace(wholeStyleLink, '')
    writeFileSync(file, putIconInPage(leaveForLater(html)))
  }
}

/** For visitors who are asked before the worker fetches anything; to the next ten kilobytes, because it is "about". */
function writeOfflineSize() {
  const kilobytes = Math.ceil(bytesToKeep(clientDirectory) / 10_000) * 10
  writeFileSync(join(clientDirectory, 'offline.json'), JSON.stringify({ kilobytes }))
}
