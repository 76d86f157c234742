import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { preprocessCSS, resolveConfig } from 'vite'
import { styleNames } from '../../renderer/style-names.ts'

const config = resolveConfig({ configFile: false, css: { modules: styleNames } }, 'build')

/**
 * The classes of a component's sheet as selectors, such as `.bC`, by their names there. Checks of style find elements
 * by them; other tests do not.
 *
 * @param sheet in `src/components`, without its ending: `actions/button`
 */
export async function classesOf(sheet: string): Promise<Record<string, string>> {
  const file = resolve(`src/components/${sheet}.module.css`)
  const { modules = {} } = await preprocessCSS(readFileSync(file, 'utf8'), file, await config)
  return Object.fromEntries(Object.entries(modules).map(([name, built]) => [name, `.${built}`]))
}
