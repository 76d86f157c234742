/** What rules of style on a single declaration share: site/motion and site/known-tokens. */
import stylelint from 'stylelint'
import type { Rule } from 'stylelint'

type Sheet = Parameters<ReturnType<Rule>>[0]

/** A property and its value in a style sheet. */
export type Declaration = Extract<Sheet['nodes'][number], { type: 'decl' }>

interface Fault {
  message: string
  /** The part of the declaration that an editor underlines; by default all. */
  word?: string
}

/** A plugin for stylelint with one rule, which looks at each declaration of a sheet. */
export function declarationRule(ruleName: string, faultsIn: (declaration: Declaration) => readonly Fault[]) {
  const rule: Rule = Object.assign(
    (): ReturnType<Rule> => (sheet, result) => {
      sheet.walkDecls((node) => {
        for (const fault of faultsIn(node)) stylelint.utils.report({ ruleName, node, result, ...fault })
      })
    },
    { ruleName, messages: {} },
  )
  return stylelint.createPlugin(ruleName, rule)
}
