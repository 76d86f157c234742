/**
 * The second part of `npm run lint:css` refuses a class in markup that is no utility, no shortcut and not in classes.css, and
 * a custom property that these read and nothing sets. UnoCSS leaves out what is misspelt, in silence. The type checker knows
 * the names of CSS modules. Refused: `<p className="mb-x3">`
 */
import { globSync, readFileSync } from 'node:fs'
import { createGenerator } from 'unocss'
import { writtenClasses } from '../../renderer/style/written-classes.ts'
import config from '../../uno.config.ts'
import { report } from '../report.ts'

/** What is wrong with the classes of files, whose text is given by their names, a line each. */
export async function faultsInClasses(files: Readonly<Record<string, string>>): Promise<string[]> {
  const used = Object.entries(files).flatMap(([file, source]) =>
    writtenClasses(file, source).map((name) => ({ file, name })),
  )
  if (used.length === 0) return ['No class was found']
  const uno = await createGenerator(config)
  const { css, matched } = await uno.generate(new Set(used.map(({ name }) => name)))
  const style = css + readFileSync('src/app/classes.css', 'utf8')
  const globals = new Set(Array.from(style.matchAll(/\.([a-z][\w-]*)/g), ([, name]) => name))
  const properties = new Set(Array.from(style.matchAll(/var\((--(?!un-)[\w-]+)\)/g), ([, name]) => name))
  return [
    ...used
      .filter(({ name }) => !matched.has(name) && !globals.has(name))
      .map(
        ({ file, name }) =>
          `${file}: "${name}" is no utility or shortcut (uno.config.ts), and not in classes.css`,
      ),
    ...[...properties]
      .filter((name) => !style.includes(`${name}:`))
      .map((name) => `${name} is read by a utility or a shortcut, and not in tokens.ts`),
  ]
}

if (import.meta.main) {
  const files = globSync('src/**/*.tsx', { exclude: ['**/*.test.tsx'] })
  report(await faultsInClasses(Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]))))
}
