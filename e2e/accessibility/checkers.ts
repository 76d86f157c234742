import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { selectorsOf } from '../support/selectors.ts'

/**
 * Runs two independent accessibility checkers. Problems are returned as text, so that failing tests print
 * them.
 */

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Selectors of body text; labels of controls and kickers are not included. */
const bodyText = [
  'main :is(p:not(.kicker), li, dt, dd, th, td, blockquote, figcaption, label)',
  'footer :is(p, li)',
  '[popover] p',
].join()

/**
 * Checks with axe-core: WCAG 2.2 AA, best practices, AAA contrast of body text and, off by default, the size
 * of targets and that accessible names contain the visible ones (voice control).
 *
 * @param part selector of the part to check: an open menu or note covers the rest
 */
export function axeProblems(page: Page, part = 'html'): Promise<string[]> {
  const rules = {
    'target-size': { enabled: true },
    'color-contrast-enhanced': { enabled: true },
    'label-content-name-mismatch': { enabled: true },
  }
  return problems(page, part, { runOnly: tags, rules })
}

/** Checks the contrast in the dark scheme, which changes only colours. */
export async function darkProblems(page: Page, part = 'html'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const found = await problems(page, part, { runOnly: ['color-contrast', 'color-contrast-enhanced'] })
  await page.emulateMedia({ colorScheme: 'light' })
  return found.map((problem) => `dark: ${problem}`)
}

type AxeOptions = Parameters<AxeBuilder['options']>[0]

/** Each violated rule with the elements that violate it. */
async function problems(page: Page, part: string, options: AxeOptions): Promise<string[]> {
  // Legacy mode skips the second page that axe opens for frames, which this site does not have.
  const builder = new AxeBuilder({ page }).include(part).options(options).setLegacyMode()
  const { violations } = await builder.analyze()
  const found: string[] = []
  for (const { id, nodes } of violations) {
    const body = id === 'color-contrast-enhanced' ? await amongBodyText(page, nodes) : nodes
    if (body.length > 0) found.push(`${id}: ${body.map(inWords).join(' | ')}`)
  }
  return found
}

interface AxeNode {
  html: string
  target: unknown[]
  /** What has to change, such as the two colours and the contrast that they need. */
  failureSummary?: string
}

function inWords({ html, failureSummary = '' }: AxeNode): string {
  return `${html.slice(0, 160)} (${failureSummary.replaceAll(/\s+/g, ' ')})`
}

async function amongBodyText(page: Page, nodes: readonly AxeNode[]): Promise<AxeNode[]> {
  const isBody = await page.evaluate(
    ({ targets, body }) => targets.map((target) => Boolean(document.querySelector(target)?.closest(body))),
    { targets: nodes.map(({ target }) => String(target[0])), body: bodyText },
  )
  return nodes.filter((_, index) => isBody[index])
}

/** False positives of IBM's checker on this site, with reasons. */
const excused = [
  // Safari drops these roles where style changes markers or display (transcripts.spec.ts).
  { rule: 'aria_role_redundant', selector: 'ul, ol, table' },
  // The HTML standard names this value; others are obsolete.
  { rule: 'element_attribute_deprecated', selector: 'meta[http-equiv="Content-Security-Policy"]' },
  // A notice belongs to no part of the page and is announced by itself; axe agrees.
  { rule: 'aria_content_in_landmark', selector: '[role="status"]' },
  // This checker sees neither what lies under a fixed element nor color-mix(); axe does, and passes both.
  {
    rule: 'text_contrast_sufficient',
    selector: `header, ${(await selectorsOf('actions/button', 'primary')).primary}:hover`,
  },
  // The fieldset of the planner is no group: it disables the steppers until hydration.
  { rule: 'fieldset_legend_valid', selector: 'fieldset[role="none"]' },
  // What scrolls in a narrow window must be within reach of the keyboard, and HTML cannot say "only if it scrolls".
  { rule: 'element_tabbable_role_valid', selector: '[role="region"], [role="list"][tabindex]' },
]

/** Rules that IBM's checker leaves to manual review, with the result of that review. */
const answered: Readonly<Record<string, string>> = {
  blockquote_cite_exists: 'a sample quote has no source that could be cited',
  element_tabbable_unobscured: 'keyboard.spec.ts walks through every page and finds nothing covered',
  element_tabbable_visible: 'the skip link comes into view with the focus (keyboard.spec.ts)',
  img_alt_background: 'backgrounds are shades and woven borders; none says anything',
  input_fields_grouped: 'five fields under one heading need no groups',
  input_label_visible:
    'every field has a visible label element; the two words in brackets after it confuse the rule',
  list_structure_proper: 'a dl may group its pairs in divs',
  style_background_decorative: 'backgrounds are shades and woven borders; none says anything',
  style_color_misuse: 'errors, states and the current page are also said in words, marks or lines',
  style_focus_visible: 'the focus ring is an outline on everything (keyboard.spec.ts)',
  style_highcontrast_visible:
    'borders, focus and states were looked at in forced colours (conditions.spec.ts)',
  style_viewport_resizable:
    'every such size has a part in rem, and large-text.spec.ts finds it twice as large',
  text_block_heading: 'kickers, labels and speakers are short on purpose and head no section',
  widget_tabbable_exists:
    'what lies under the open menu is inert, so that focus stays in the menu (navigation/menu.spec.ts)',
  text_sensory_misuse: 'the words meant are amounts and places in a text ("small business", "200 left")',
}

interface Checker {
  check(node: Node, rulesets: string[]): Promise<{ results: Finding[] }>
}

interface Finding {
  ruleId: string
  /** The rule's level, and its outcome; POTENTIAL and MANUAL need a manual review. */
  value: [level: string, outcome: 'PASS' | 'FAIL' | 'POTENTIAL' | 'MANUAL']
  message: string
  snippet: string
  node: Node
}

const ibmEngine = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine'), 'utf8')

/**
 * Checks the page with IBM's Equal Access engine: its rules for WCAG 2.2 and its own. Rules for manual review
 * are problems unless they are listed above.
 */
export async function ibmProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(`${ibmEngine};window.ace = ace`)
  return page.evaluate(
    async ({ exceptions, questions }) => {
      const { ace } = window as unknown as { ace: { Checker: new () => Checker } }
      const { results } = await new ace.Checker().check(document, ['WCAG_2_2', 'IBM_Accessibility'])
      return results
        .filter(({ ruleId, value: [, outcome], node }) => {
          if (outcome === 'PASS') return false
          if (outcome !== 'FAIL') return !questions.includes(ruleId)
          const element = node instanceof Element ? node : node.parentElement
          return !exceptions.some(({ rule, selector }) => rule === ruleId && element?.closest(selector))
        })
        .map(({ ruleId, value, message, snippet }) => `${ruleId} (${value.join(' ')}): ${message} ${snippet}`)
    },
    { exceptions: excused, questions: Object.keys(answered) },
  )
}
