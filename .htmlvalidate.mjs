/** Rules of html-validate for the built HTML (`npm run markup`). Each disabled rule has its reason. */
export default {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // HTML allows these spellings. React chooses one, and browsers treat them alike.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // React's ids begin with an underscore. HTML allows that; only HTML 4 did not.
    'valid-id': ['error', { relaxed: true }],
    // A scrolling table is a named region for keyboard users, not a section with a heading.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // Safari takes a list without markers, and a table with another display, for what it is only with this role.
    'no-redundant-role': 'off',
    // The fieldset of the planner has no role: it disables the steppers until hydration.
    'wcag/h71': 'off',
    // Before hydration the form shows a mail link instead of a submit button.
    'wcag/h32': 'off',
  },
}
