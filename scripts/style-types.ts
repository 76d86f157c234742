/** `npm run style-types` writes the types of all style sheets, as the build and the development server do. */
import { globSync } from 'node:fs'
import { writeTypes } from '../renderer/style/style-names.ts'
import { classesIn } from './support/style-classes.ts'

for (const sheet of globSync('src/**/*.module.css')) writeTypes(sheet, await classesIn(sheet))
