import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { preprocessCSS, resolveConfig } from 'vite'
import { styleNames } from '../../renderer/style/style-names.ts'

const { generateScopedName } = styleNames
let config: ReturnType<typeof resolveConfig> | undefined

/**
 * The classes of a sheet, each with its name in the build. It writes nothing. The first call sets NODE_ENV, as Vite does, so
 * nothing that builds later in the same process calls it.
 */
export async function classesIn(sheet: string): Promise<Record<string, string>> {
  config ??= resolveConfig({ configFile: false, css: { modules: { generateScopedName } } }, 'build')
  const { modules = {} } = await preprocessCSS(readFileSync(sheet, 'utf8'), resolve(sheet), await config)
  return modules
}
