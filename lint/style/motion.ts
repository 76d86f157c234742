/**
 * `site/motion` refuses what moves for visitors who want less motion. An animation also stands within `@supports`: without
 * scroll timelines it would run by itself. Refused outside of these: `transition: translate 1s`
 */
import { declarationRule } from './declaration-rule.ts'
import type { Declaration } from './declaration-rule.ts'

const moving = /^(animation|transition)(-name|-property|-duration)?$/

/** The plugin for stylelint. */
export const motion = declarationRule('site/motion', (declaration) => {
  const { prop, value } = declaration
  if (!moving.test(prop) || value.startsWith('none')) return []
  const conditions = conditionsAround(declaration)
  const faults: { message: string }[] = []
  if (!conditions.includes('prefers-reduced-motion: no-preference'))
    faults.push({ message: 'Put it within @media (prefers-reduced-motion: no-preference)' })
  if (prop.startsWith('animation') && !conditions.includes('animation-timeline'))
    faults.push({ message: 'Put it within @supports (animation-timeline: view())' })
  return faults
})

/** The conditions of all at-rules around a declaration, such as those of `@media` and `@supports`. One with `not` asks for nothing. */
function conditionsAround({ parent }: Declaration): string {
  const conditions: string[] = []
  for (let rule: { parent?: object | undefined } | undefined = parent; rule; rule = rule.parent)
    if ('params' in rule && !/\bnot\b/.test(String(rule.params))) conditions.push(String(rule.params))
  return conditions.join(' ')
}
