import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { preprocessCSS, resolveConfig } from 'vite'
import { styleNames } from './style-names.ts'

const { generateScopedName } = styleNames
const config = resolveConfig({ configFile: false, css: { modules: { generateScopedName } } }, 'build')

/** The classes of a sheet, each with its name in the build. It writes nothing. */
export async function classesIn(sheet: string): Promise<Record<string, string>> {
  const { modules = {} } = await preprocessCSS(readFileSync(sheet, 'utf8'), resolve(sheet), await config)
  return modules
}

/**
 * The classes of a component's sheet as selectors, such as `.bC`, by their names there. Checks of style find elements
 * by them; other tests do not.
 *
 * @param sheet in `src/components`, without its ending: `actions/button`
 */
export async function selectorsOf(sheet: string): Promise<Record<string, string>> {
  const classes = await classesIn(`src/components/${sheet}.module.css`)
  return Object.fromEntries(Object.entries(classes).map(([name, built]) => [name, `.${built}`]))
}
