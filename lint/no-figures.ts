/**
 * `site/no-figures` refuses a figure in a sentence of content, because it is written once (src/content/figures.ts). The
 * figures are those of the specification, the dates of documents and amounts. Refused: `'It costs R345.'`
 */
import { figures, wholeFigure } from '../shared/specification.ts'
import { legalLastUpdated } from '../src/content/figures.ts'

const patterns = [...[...figures, ...Object.values(legalLastUpdated)].map(wholeFigure), /\bR\d+/g]

/** A node of the linter's syntax tree with a text. */
interface TextNode {
  value: unknown
}

interface TemplateNode {
  value: { raw: string }
}

const noFigures = {
  create(context: { report: (problem: { node: object; message: string }) => void }) {
    function check(node: object, text: unknown) {
      if (typeof text !== 'string') return
      const [found] = patterns.flatMap((pattern) => text.match(pattern) ?? [])
      if (found) context.report({ node, message: `"${found}": use its constant in figures.ts` })
    }
    return {
      Literal: (node: TextNode) => check(node, node.value),
      TemplateElement: (node: TemplateNode) => check(node, node.value.raw),
    }
  },
}

/** The plugin for oxlint. */
export default { meta: { name: 'site' }, rules: { 'no-figures': noFigures } }
