/** `npm run style-types` writes the types of all style sheets, as the build and the development server do. */
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { preprocessCSS, resolveConfig } from 'vite'
import { styleNames } from '../renderer/style-names.ts'

const config = await resolveConfig({ configFile: false, css: { modules: styleNames } }, 'build')
for (const sheet of globSync('src/**/*.module.css')) {
  await preprocessCSS(readFileSync(sheet, 'utf8'), resolve(sheet), config)
}
