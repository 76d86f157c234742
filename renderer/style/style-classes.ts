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
