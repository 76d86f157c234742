import stylelint from 'stylelint'
import type { Rule } from 'stylelint'

const name = 'site/motion'

/**
 * A transition or animation stands within `prefers-reduced-motion: no-preference`; an animation also within
 * `@supports (animation-timeline: …)`.
 */
const rule: Rule = Object.assign(
  (): ReturnType<Rule> => (root, result) => {
    root.walkDecls(/^(animation|transition)(-name|-property|-duration)?$/, (node) => {
      if (node.value.startsWith('none')) return
      const around: string[] = []
      for (let { parent } = node; parent; parent = parent.parent as typeof parent)
        if ('params' in parent) around.push(parent.params)
      const conditions = ['prefers-reduced-motion: no-preference']
      if (node.prop.startsWith('animation')) conditions.push('animation-timeline')
      for (const condition of conditions.filter((one) => !around.join(' ').includes(one)))
        stylelint.utils.report({ ruleName: name, message: `Not within "${condition}"`, node, result })
    })
  },
  { ruleName: name, messages: {} },
)

export const motion = stylelint.createPlugin(name, rule)
