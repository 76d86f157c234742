import { globSync, readFileSync } from 'node:fs'
import { createGenerator } from 'unocss'
import { Visitor, parseSync } from 'vite'
import { expect, test } from 'vitest'
import config from '../../uno.config.ts'
import { expectNone } from '../support/differences.ts'

/** What markup writes out: utilities, and global classes. The type checker knows the names of CSS modules. */

type Node = Readonly<Record<string, unknown>>

const sources = globSync('src/**/*.tsx', { exclude: ['**/*.test.tsx'] })
const used = sources.flatMap((file) => classesIn(file).map((name) => ({ file, name })))
const uno = await createGenerator(config)
const { css, matched } = await uno.generate(new Set(used.map(({ name }) => name)))
const globalStyle = css + readFileSync('src/app/base.css', 'utf8')

test('every class is a utility, a shortcut or global', () => {
  const globals = new Set(Array.from(globalStyle.matchAll(/\.([a-z][\w-]*)/g), ([, name]) => name!))
  const unknown = used.filter(({ name }) => !matched.has(name) && !globals.has(name))
  expectNone(unknown.map(({ file, name }) => `${file}: no utility or shortcut (uno.config.ts) is "${name}"`))
  expect(used.length).toBeGreaterThan(150)
})

test('every custom property that a utility or a shortcut reads is set', () => {
  const read = Array.from(globalStyle.matchAll(/var\((--(?!un-)[\w-]+)\)/g), ([, name]) => name!)
  const unknown = [...new Set(read)].filter((name) => !globalStyle.includes(`${name}:`))
  expectNone(unknown.map((name) => `uno.config.ts or a utility: ${name} is not in tokens.ts`))
})

/** The words of each class attribute of a file, with those of the constants that it reads. */
function classesIn(file: string): string[] {
  const constants = new Map<unknown, unknown>()
  const attributes: unknown[] = []
  new Visitor({
    VariableDeclarator: ({ id, init }) => void (id.type === 'Identifier' && constants.set(id.name, init)),
    JSXAttribute: ({ name, value }) =>
      void (name.type === 'JSXIdentifier' && /^class|Class$/.test(name.name) && attributes.push(value)),
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program)

  const wordsOf = (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null) return []
    const node = value as Node
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'string' ? node.value.split(/\s+/) : []
      case 'TemplateLiteral': {
        // A word that touches an expression is a part of a name.
        const chunks = (node.quasis as { value: { cooked: string } }[]).map((chunk) => chunk.value.cooked)
        const whole = chunks
          .join('${}')
          .split(/\s+/)
          .filter((word) => !word.includes('${}'))
        return [...whole, ...wordsOf(node.expressions)]
      }
      case 'Identifier': {
        const constant = constants.get(node.name)
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
