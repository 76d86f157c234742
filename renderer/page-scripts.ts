import type { Plugin } from 'vite'
import { pageModulePath, pagesWithScript } from '../src/pages/page.ts'

/**
 * Makes a file of each page that has a script of its own. Nothing imports these files by name: a page's HTML names its
 * own. So a word that changes in one page renames no script of any other.
 */
export function pageScripts(): Plugin {
  return {
    name: 'site:page-scripts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      for (const path of pagesWithScript)
        this.emitFile({ type: 'chunk', id: pageModulePath(path), preserveSignature: 'strict' })
    },
  }
}

/**
 * Takes vike's own runtime out of the build: nothing of ours needs it (decision 001), and what it shares with our first
 * script would become files that the first script has to wait for.
 */
export const withoutVikeRuntime = () =>
  withOtherCode('site:without-vike-runtime', /vike\/dist\/client\/runtime-server-routing\/entry\.js$/, '')

/**
 * Vite's own helper for imports that come later waits for their style, speaks of nonces and reports errors, in 0.5 KB more. This
 * one only fetches what a script imports together with it.
 */
export const smallPreload = () =>
  withOtherCode(
    'site:small-preload',
    /^\0vite\/preload-helper\.js$/,
    `export function __vitePreload(load, files = []) {
      for (const file of files) {
        const link = document.createElement('link')
        link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
        link.href = '/' + file
        document.head.append(link)
      }
      return load()
    }`,
  )

/** Puts other code in the place of a tool's module, in what visitors get. */
function withOtherCode(name: string, id: RegExp, code: string): Plugin {
  return {
    name,
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: { filter: { id }, handler: () => code },
  }
}
