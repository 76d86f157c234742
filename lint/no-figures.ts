import { legalLastUpdated } from '../src/content/figures.ts'
import { figures } from '../tests/content/specification.ts'

const written = [...figures, ...Object.values(legalLastUpdated)]

/** A node of the linter's syntax tree with a text. */
interface TextNode {
  value: unknown
}

interface TemplateNode {
  value: { raw: string }
}

/**
 * The linter's rule for content: no sentence writes a figure out, because it comes from where it is written once
 * (src/content/figures.ts). The figures are those of the specification, which the tests have, and the dates of documents.
 */
const noFigures = {
  create(context: { report: (problem: { node: object; message: string }) => void }) {
    function check(node: object, text: unknown) {
      if (typeof text !== 'string') return
      const found = [...written, ...(text.match(/\bR\d+/g) ?? [])].find((figure) => text.includes(figure))
      if (found) context.report({ node, message: `"${found}": use its constant in figures.ts` })
    }
    return {
      Literal: (node: TextNode) => check(node, node.value),
      TemplateElement: (node: TemplateNode) => check(node, node.value.raw),
    }
  },
}

export default { meta: { name: 'site' }, rules: { 'no-figures': noFigures } }
