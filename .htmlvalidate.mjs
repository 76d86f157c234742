/** What html-validate asks of the built HTML (`npm run markup`); every rule that is off says why. */
export default {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // HTML is not case-sensitive here, and allows both ways to write a void element, a doctype and a true attribute;
    // React chooses, and no browser sees a difference.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // React's ids begin with an underscore, as HTML allows; the strict form of the rule is that of HTML 4.
    'valid-id': ['error', { relaxed: true }],
    // A table that scrolls is a named region for the keyboard, and not a section of the document with a heading.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // Until the script has come the form has nothing to submit: a mail link stands in the place of its buttons.
    'wcag/h32': 'off',
  },
}
