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
      const wanted = [
        ['prefers-reduced-motion: no-preference', '@media (prefers-reduced-motion: no-preference)'],
      ]
      if (node.prop.startsWith('animation'))
        wanted.push(['animation-timeline', '@supports (animation-timeline: view())'])
      for (const [, where] of wanted.filter(([one]) => !around.join(' ').includes(one!)))
        stylelint.utils.report({ ruleName: name, message: `Put it within ${where}`, node, result })
    })
  },
  { ruleName: name, messages: {} },
)

/** The plugin for stylelint. */
export const motion = stylelint.createPlugin(name, rule)
