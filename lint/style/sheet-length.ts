/**
 * `site/sheet-length` refuses a sheet that is too long to be read as a whole. Its option is the most lines, without blank ones.
 * Refused: the line after the 260th
 */
import stylelint from 'stylelint'
import type { Rule } from 'stylelint'

const ruleName = 'site/sheet-length'

const rule: Rule<number> = Object.assign(
  (most: number): ReturnType<Rule> =>
    (sheet, result) => {
      const lines = sheet.source?.input.css.split('\n').filter((line) => line.trim() !== '').length ?? 0
      if (lines <= most) return
      const message = `${lines} lines, and at most ${most} are allowed: give a part of the component a file of its own`
      stylelint.utils.report({ ruleName, node: sheet, result, message })
    },
  { ruleName, messages: {} },
)

/** The plugin for stylelint. */
export const sheetLength = stylelint.createPlugin(ruleName, rule)
