import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import type { Rolldown } from 'vite'
import { beforeAll, expect, test, vi } from 'vitest'

/** Size of each tool: bytes of script after Brotli, with its content, without code that its page loads anyway. */

const tools = [
  { tool: 'data panel', entry: 'src/pwa/data-panel/data-dialog.tsx', most: 4_100 },
  { tool: 'share', entry: 'src/app/share-page.tsx', most: 1_000 },
]

const shared = [
  /components\/(actions\/button|dialog|use-announcement)/,
  /^(react|@tanstack|workbox)/,
  /data-panel\/noted-error\.ts$/,
  /preload-helper/,
  /src\/format\.ts$/,
  /content\/(point-categories|rewards|site|pages|navigation|notices)\.ts$/,
  /app\/head\.ts$/,
  /pwa\/(register|session-notes|notice-store|offline-copy|tabs)\.ts$/,
]

// Otherwise the build would contain React's development code.
beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'))

test.each(tools)('$tool: at most $most bytes', async ({ entry, most }) => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { input: entry, external: shared, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  const scripts = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
  const bytes = scripts.reduce((sum, code) => sum + brotliCompressSync(code).length, 0)
  expect(bytes).toBeGreaterThan(most / 2)
  expect(bytes).toBeLessThanOrEqual(most)
})
