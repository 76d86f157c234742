/**
 * What the site uses although the oldest engines lack it, because it works without (decision 005). A feature of CSS has its key in
 * MDN's data, without `css.` before it; one of scripts and markup has its name. This is the one list: the linter accepts what it
 * has, `npm run lacks` prints its effects, and the simulated old engine of `npm run test:engines` lacks them.
 */

/** The effect of features that old engines have by a prefix: nothing is missing. */
export const prefixed = 'Nothing is different, because the build adds a prefix'

/** Features by what the site is without them, what visitors notice most first. */
export const optionalFeatures: Readonly<Record<string, readonly string[]>> = {
  'The menu is open below the logo, and Sign In and Get Started wait for the script': [
    'popover',
    'popoverTargetAction',
    'hidePopover',
    'selectors.popover-open',
  ],
  'In wide windows a script opens the folds, which one can still close': [
    'selectors.details-content',
    'properties.content-visibility',
  ],
  'Dialogs, the menu, answers and the sum appear at once': [
    'at-rules.starting-style',
    'properties.transition-behavior',
    'properties.interpolate-size',
  ],
  'Nothing moves by itself, and a script shows and hides the background of the header': [
    'properties.animation-timeline',
    'properties.animation-range',
    'properties.view-timeline',
    'properties.timeline-scope',
    'types.sibling-index',
    'types.type',
  ],
  'A script marks the chip, and nothing the section of /legal': [
    'properties.scroll-target-group',
    'selectors.target-current',
  ],
  'Some rows and edges look different, the sum may be under a notice, and without scripts all legal documents are shown':
    ['selectors.has'],
  'The rows of neighbouring cards are not aligned': [
    'properties.grid-template-rows.subgrid',
    'properties.grid-template-columns.subgrid',
  ],
  'Lines are filled one after the other': ['properties.text-wrap'],
  'In the widest windows the list of a week is smaller': ['properties.zoom'],
  'Forced colours change drawings too': ['properties.forced-color-adjust'],
  'Rows show the scroll bar of the system, and at their end the page may move': [
    'properties.scrollbar-width',
    'properties.overscroll-behavior-x',
  ],
  'Printed pages break elsewhere': ['at-rules.page', 'properties.break-after.avoid'],
  'A long text of the form is cut on paper': ['properties.field-sizing'],
  'Without scripts, the form, the plan and other controls are shown, and do nothing': [
    'at-rules.media.scripting',
  ],
  'Share copies the address, and a stepper does not vibrate': ['share', 'vibrate'],
  'The worker is registered after 200 ms, idle or not': ['requestIdleCallback'],
  'Nothing is different, because text of a drawing has it in every engine': ['properties.paint-order'],
  'Nothing is different, because only a mouse has it': [
    'properties.cursor.pointer',
    'properties.cursor.not-allowed',
    'properties.resize',
  ],
  'Nothing is different, because the script asks first': ['createPolicy', 'createScriptURL'],
  [prefixed]: [
    'properties.mask',
    'properties.mask-image',
    'properties.mask-repeat',
    'properties.backdrop-filter',
    'properties.text-size-adjust',
  ],
}

/** What the site is without a feature; undefined where the feature is not optional. */
export function effectWithout(name: string): string | undefined {
  const isOf = (feature: string) => name === feature || name.startsWith(`${feature}.`)
  return Object.entries(optionalFeatures).find(([, features]) => features.some(isOf))?.[0]
}
