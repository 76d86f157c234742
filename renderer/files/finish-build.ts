import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import type { VitePluginPWAAPI } from 'vite-plugin-pwa'
import { writeConfigurations } from '../../host/write-configurations.ts'
import { hashedDirectory } from '../../src/addresses.ts'
import { site } from '../../src/content/site.ts'
import { clientDirectory } from '../directories.ts'
import { compressFiles } from './compress.ts'
import { placeholderWarning } from './placeholder-warning.ts'
import { writeOfflineSize } from './precache.ts'
import { robotsFiles } from './robots-files.ts'

/** What vike and Vite leave in the output: two scripts that no page loads, and the empty folder of the manifest. */
const leftovers = [`${hashedDirectory}entries`, '.vite']

/**
 * Finishes the build after prerendering, in the order in which one step needs the one before. vite-plugin-pwa's own run
 * comes before prerendering; this run replaces its output.
 */
export function finishBuild(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'site:finish-build',
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
        for (const leftover of leftovers)
          rmSync(join(clientDirectory, leftover), { recursive: true, force: true })
        for (const [name, text] of Object.entries(robotsFiles(commitDate()))) {
          mkdirSync(dirname(join(clientDirectory, name)), { recursive: true })
          writeFileSync(join(clientDirectory, name), text)
        }
        await pwaOf(config).generateSW()
        await compressFiles(clientDirectory)
        writeOfflineSize()
        writeConfigurations(clientDirectory, site.origin)
        const line = placeholderWarning()
        if (line) config.logger.warn(line)
      },
    },
  }
}

/** The date of the commit, which scripts/build.mjs sets, so that two builds of one commit are the same; without it, now. */
function commitDate(): Date {
  const seconds = process.env.SOURCE_DATE_EPOCH
  return seconds ? new Date(Number(seconds) * 1000) : new Date()
}

function pwaOf({ plugins }: ResolvedConfig): VitePluginPWAAPI {
  const pwa = plugins.find(({ name }) => name === 'vite-plugin-pwa')
  if (!pwa) throw new Error('The configuration has no plugin named vite-plugin-pwa')
  return pwa.api as VitePluginPWAAPI
}
