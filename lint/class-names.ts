/**
 * The second part of `npm run lint:css`: every class that markup writes out is a utility, a shortcut or in classes.css, and
 * every custom property that these read is set. UnoCSS leaves out what is misspelt, in silence. The type checker knows the
 * names of CSS modules.
 */
import { globSync, readFileSync } from 'node:fs'
import { createGenerator } from 'unocss'
import { Visitor, parseSync } from 'vite'
import config from '../uno.config.ts'

/** What is wrong with the classes of files, which are given by their names. */
export async function faultsIn(files: Readonly<Record<string, string>>): Promise<string[]> {
  const used = Object.entries(files).flatMap(([file, source]) =>
    classesIn(file, source).map((name) => ({ file, name })),
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

/** The words of each class attribute of a file, with those of the constants that it reads. */
function classesIn(file: string, source: string): string[] {
  const constants = new Map<unknown, unknown>()
  const attributes: unknown[] = []
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier') constants.set(id.name, init)
    },
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && /^class|Class$/.test(name.name)) attributes.push(value)
    },
  }).visit(parseSync(file, source).program)

  function wordsOf(value: unknown): string[] {
    if (typeof value !== 'object' || value === null) return []
    const node = value as Readonly<Record<string, unknown>>
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'string' ? node.value.split(/\s+/) : []
      case 'TemplateLiteral': {
        // A word that touches an expression is a part of a name.
        const chunks = (node.quasis as { value: { cooked: string } }[]).map((chunk) => chunk.value.cooked)
        const words = chunks.join('\0').split(/\s+/)
        return [...words.filter((word) => !word.includes('\0')), ...wordsOf(node.expressions)]
      }
      case 'Identifier': {
        const constant = constants.get(node.name)
        // Once is enough, and a constant may name itself.
        constants.delete(node.name)
        return wordsOf(constant)
      }
      // What is compared, a parameter or a key is no class.
      case 'BinaryExpression':
        return []
      case 'CallExpression':
        return wordsOf(node.callee)
      case 'MemberExpression':
        return wordsOf(node.object)
      case 'Property':
        return wordsOf(node.value)
      default:
        return Object.values(node).flatMap(wordsOf)
    }
  }
  return attributes.flatMap(wordsOf).filter((word) => word !== '')
}

if (import.meta.main) {
  const files = globSync('src/**/*.tsx', { exclude: ['**/*.test.tsx'] })
  const faults = await faultsIn(Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])))
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}
