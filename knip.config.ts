import type { KnipConfig } from 'knip'

export default {
  // Those that no script of package.json names, and no program's configuration.
  entry: [
    'scripts/support/gate.ts',
    'host/kill-switch-worker.js',
    'art/**/draw*.ts',
    'gallery/main.tsx',
    'src/app/start.tsx',
    'tests/typed-links.tsx',
    'e2e/hosts/{observatory.js,playwright.config.ts,*.check.ts}',
    '.htmlvalidate.mjs',
  ],
  project: ['**/*.{ts,tsx,js,mjs,css}'],
  // A class in a style sheet is an export: it fails here while no component uses it.
  compilers: { css: asModule },
  ignoreDependencies: [
    // In a lockfile of its own (e2e/hosts/package.json).
    '@mdn/mdn-http-observatory',
    // A file of each is read, and none is imported.
    'accessibility-checker-engine',
    'world-atlas',
    '@fontsource-variable/bricolage-grotesque',
  ],
  // Programs of the system.
  ignoreBinaries: ['diff', 'mount', 'openssl', 'umount'],
  // A type that an exported function takes or returns is exported with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig

/** A style sheet as a module: its imports, and an export for each class of a CSS module. */
export function asModule(css: string, file: string): string {
  const imports = css.match(/@import '.+'/g) ?? []
  const selectors = css.replaceAll(/\/\*.*?\*\/|\{[^{}]*\}/gs, '{}').match(/\.[a-z][a-zA-Z0-9]*/g) ?? []
  const classes = file.endsWith('.module.css') ? [...new Set(selectors)] : []
  return [
    ...imports.map((line) => line.slice(1)),
    ...classes.map((name) => `export const ${name.slice(1)} = ''`),
  ].join('\n')
}
