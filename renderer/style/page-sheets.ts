/** The style sheets of the components, one for each page. */
import { resolve } from 'node:path'
import { browserslistToTargets, transform } from 'lightningcss'
import { normalizePath } from 'vite'
import type { Plugin } from 'vite'
import { allImportsOf } from '../bundle/all-imports.ts'
import { entryModule } from '../bundle/built-assets.ts'
import { pageIn, sheetOfPage } from '../bundle/page-files.ts'
import { oldestEngines } from '../oldest-engines.ts'

/**
 * The sheets of what opens later, or is far below the first screen. Until they load, the account note has only its colours
 * (header.module.css).
 */
const lateSheets = [
  'components/call-to-action/weave',
  'components/dialog/dialog',
  'components/header/account-note',
  'pwa/notice-bars',
  'app/navigation/slow-navigation',
].map((name) => normalizePath(resolve(`src/${name}.module.css`)))

/**
 * Gives each page one sheet, `/pages/NAME.css`, with the style of the components that it imports, and the entry one
 * with the style of its own. Vite would give each chunk a sheet: a page that imports a chunk of shared components
 * would have the style of all of them in its HTML (decision 008). Late sheets are part of src/app/after-paint.css.
 */
export function pageSheets(): Plugin {
  const styles = new Map<string, string>()
  const entry = normalizePath(resolve(entryModule))
  const targets = browserslistToTargets(Object.entries(oldestEngines).map((engine) => engine.join(' ')))
  return {
    name: 'site:page-sheets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    /** Takes the sheets of the components out of Vite's sheets. The names of their classes stay in the scripts. */
    transform: {
      filter: { id: /\.module\.css$|[\\/]after-paint\.css$/ },
      async handler(style, id) {
        if (id.endsWith('.module.css')) {
          styles.set(id, style)
          return { code: '', map: null }
        }
        await Promise.all(lateSheets.map((sheet) => this.load({ id: sheet })))
        return { code: [...lateSheets.map((sheet) => styles.get(sheet)), style].join(''), map: null }
      },
    },
    /** Writes a sheet for the entry, and for each module that is imported later, such as a page, without what the entry's has. */
    renderChunk: {
      order: 'post',
      handler(_code, { facadeModuleId, isDynamicEntry, name, viteMetadata }) {
        if (!facadeModuleId || (!isDynamicEntry && facadeModuleId !== entry)) return null
        const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
        const seen = new Set(lateSheets)
        if (facadeModuleId !== entry) allImportsOf(entry, importsOf, seen)
        const style = allImportsOf(facadeModuleId, importsOf, seen).map((id) => styles.get(id) ?? '')
        const { code } = transform({
          filename: `${name}.css`,
          code: Buffer.from(style.join('')),
          minify: true,
          targets,
        })
        if (code.length === 0) return null
        const page = pageIn(facadeModuleId)
        const file = page ? { fileName: sheetOfPage(page).slice(1) } : { name: `${name}.css` }
        const sheet = this.emitFile({ type: 'asset', source: code, ...file })
        // Vite's manifest names these as the sheets of the chunk (built-assets.ts). In a build each chunk has them; only the type
        // allows none (decision 024).
        viteMetadata!.importedCss.add(this.getFileName(sheet))
        return null
      },
    },
    /** Vite has made an empty sheet for each chunk with components. */
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const files = Object.values(bundle)
        for (const sheet of files) {
          if (sheet.type !== 'asset' || !sheet.fileName.endsWith('.css')) continue
          if (Buffer.from(sheet.source).includes('{')) continue
          delete bundle[sheet.fileName]
          for (const file of files) file.viteMetadata?.importedCss.delete(sheet.fileName)
        }
      },
    },
  }
}
