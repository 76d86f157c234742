import { minifySync, transformWithOxc } from 'vite'
import source from './import-once-painted.ts?raw'

/**
 * The script in a page's HTML (import-once-painted.ts).
 *
 * @param entry address of the entry
 * @param scripts addresses of the scripts that the entry and the page import
 * @param app HTML of the page
 */
export async function inlineScript(entry: string, scripts: readonly string[], app: string): Promise<string> {
  const define = {
    ENTRY: JSON.stringify(entry),
    SCRIPTS: JSON.stringify(scripts),
    HAS_FOLDS_WITH_ID: String(/<details[^>]* id=/.test(app)),
  }
  const { code } = await transformWithOxc(source, 'import-once-painted.ts', { define })
  return minifySync('import-once-painted.js', code).code.trim()
}
