import { Visitor, parseSync } from 'vite'

/**
 * The words of each class attribute of a file, with those of the constants that it reads. UnoCSS makes utilities of them
 * (uno.config.ts), and the linter checks them (lint/style/class-names.ts).
 */
export function writtenClasses(file: string, source: string): string[] {
  /** The values of each name: functions of a file may have constants of one name. */
  const constants = new Map<unknown, unknown[]>()
  const attributes: unknown[] = []
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier') constants.set(id.name, [...(constants.get(id.name) ?? []), init])
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
        const values = constants.get(node.name)
        // Once is enough, and a constant may name itself.
        constants.delete(node.name)
        return wordsOf(values)
      }
      // What is compared, a parameter or a key is no class; parameters of `classes` (src/components/classes.ts) are.
      case 'BinaryExpression':
        return []
      case 'CallExpression': {
        const { name } = node.callee as { name?: string }
        return wordsOf(name === 'classes' ? node.arguments : node.callee)
      }
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
