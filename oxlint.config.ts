import { defineConfig } from 'oxlint'
import { importDirection } from './lint/import-direction.ts'

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise'],
  jsPlugins: ['./lint/no-figures.ts'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  env: { builtin: true, browser: true, node: true },
  ignorePatterns: ['dist'],
  rules: {
    // Safari takes a list without markers for no list, and a table with another display for no table, unless the
    // role says so (e2e/accessibility/transcripts.spec.ts).
    'jsx-a11y/no-redundant-roles': [
      'error',
      {
        ul: ['list'],
        ol: ['list'],
        table: ['table'],
        thead: ['rowgroup'],
        tbody: ['rowgroup'],
        tr: ['row'],
        th: ['columnheader', 'rowheader'],
        td: ['cell'],
      },
    ],
    'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { tr: ['row'], td: ['cell'] }],
    // Rules beyond the compiler's.
    'eslint/eqeqeq': 'error',
    'eslint/no-else-return': 'error',
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
    'eslint/prefer-template': 'error',
    'eslint/object-shorthand': 'error',
    'eslint/no-param-reassign': 'error',
    'eslint/no-lonely-if': 'error',
    'eslint/no-alert': 'error',
    'eslint/no-console': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-deprecated': 'error',
    // A handler may be asynchronous: React ignores what it returns.
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/only-throw-error': 'error',
    'typescript/prefer-nullish-coalescing': 'error',
    'typescript/prefer-ts-expect-error': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/use-unknown-in-catch-callback-variable': 'error',
    'promise/catch-or-return': ['error', { allowFinally: true }],
    'unicorn/prefer-node-protocol': 'error',
    'unicorn/no-document-cookie': 'error',
    'react/rules-of-hooks': 'error',
    'react/button-has-type': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/jsx-no-useless-fragment': 'error',
    'react/no-array-index-key': 'error',
    'react/no-unknown-property': 'error',
    'jsx-a11y/anchor-ambiguous-text': 'error',

    // One way to write each thing (CONTRIBUTING.md).
    'eslint/func-style': ['error', 'declaration', { allowArrowFunctions: true }],
    'import/consistent-type-specifier-style': ['error', 'prefer-top-level'],
    'import/first': 'error',
    'import/no-default-export': 'error',
    'import/no-duplicates': 'error',
    'oxc/no-barrel-file': 'error',
    'typescript/consistent-type-definitions': ['error', 'interface'],
    'typescript/consistent-type-imports': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],

    // Import cycles are forbidden, for types too.
    'import/no-cycle': ['error', { ignoreTypes: false }],

    // Global sheets export nothing; any other sheet is a CSS module.
    'import/no-unassigned-import': [
      'error',
      { allow: ['virtual:uno.css', '**/{base,sections,classes,after-paint}.css'] },
    ],
    // Workbox replaces this name with the precache list.
    'eslint/no-underscore-dangle': ['error', { allow: ['__WB_MANIFEST'] }],

    // Off: the compiler imports the JSX runtime.
    'react/react-in-jsx-scope': 'off',
    // Off: react/exhaustive-deps does the same and accepts functions that only set state.
    'react/exhaustive-effect-dependencies': 'off',
    // Off: it mistakes refs that are passed on in an object for refs that are read during rendering.
    'react/refs': 'off',
    // Off: effects return a clean-up function or nothing; noImplicitReturns covers all other functions.
    'typescript/consistent-return': 'off',
    // Off: values from JSON, the DOM and Object.keys need one type assertion.
    'typescript/no-unsafe-type-assertion': 'off',
    // Off: small helpers may be declared beside their only use.
    'unicorn/consistent-function-scoping': 'off',
    // Off: it demands <output> instead of role="status", but <output> may not contain paragraphs.
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: [
    ...importDirection,

    // ── A figure is written once (CONTRIBUTING.md) ──
    {
      files: ['src/content/**'],
      rules: { 'site/no-figures': 'error' },
    },
    {
      files: ['src/content/{figures,point-categories}.ts'],
      rules: { 'site/no-figures': 'off' },
    },

    // ── No words in markup: they are content (CONTRIBUTING.md) ──
    {
      files: ['src/**/*.tsx'],
      rules: {
        'react/jsx-no-literals': [
          'error',
          { allowedStrings: ['–', '−', '+', '%', 'R', '“', '”', '(', ')', '!', ':'] },
        ],
      },
    },

    // ── Exceptions for tools ──
    {
      // The tools read the default export.
      files: [
        '*.config.ts',
        '*.config.js',
        'e2e/hosts/playwright.config.ts',
        '.htmlvalidate.mjs',
        'renderer/+config.ts',
        'renderer/+Page.ts',
        'e2e/support/global-setup.ts',
        'lint/no-figures.ts',
        '**/*.d.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // vike finds its hooks by these names.
      files: ['renderer/+*'],
      rules: { 'unicorn/filename-case': 'off' },
    },
    {
      // Extending a library's type takes an interface that is not used here.
      files: ['**/*.d.ts'],
      rules: { 'eslint/no-unused-vars': 'off' },
    },
    {
      // Commands print to the terminal.
      files: ['shared/command.ts', 'host/{serve,verify,deploy,kill-switch}.ts', '{scripts,lint,art,e2e}/**'],
      rules: { 'eslint/no-console': 'off' },
    },

    {
      // Plain JavaScript, because it runs before the packages are installed: parsed data has no types.
      files: ['scripts/**/*.mjs'],
      rules: { 'typescript/prefer-nullish-coalescing': 'off' },
    },

    // ── Limits on file length (CONTRIBUTING.md) ──
    {
      files: ['src/components/**', 'src/{app,pwa}/**/*.tsx'],
      rules: { 'eslint/max-lines': ['error', { max: 120, skipBlankLines: true }] },
    },
    {
      files: ['src/pages/*.tsx'],
      rules: { 'eslint/max-lines': ['error', { max: 60, skipBlankLines: true }] },
    },

    {
      // Examples and tests lie beside what they show, and import what they need.
      files: ['src/**/*.{examples,test}.{ts,tsx}'],
      rules: { 'no-restricted-imports': 'off', 'eslint/max-lines': 'off', 'react/jsx-no-literals': 'off' },
    },
    {
      // Tests replace browser functions with their own.
      files: ['tests/**', 'e2e/**', 'src/**/*.test.{ts,tsx}'],
      rules: { 'typescript/unbound-method': 'off' },
    },
    {
      // Playwright's fixtures also have a function named "use".
      files: ['e2e/**'],
      rules: { 'react/rules-of-hooks': 'off' },
    },
    {
      files: ['tests/**', 'src/**/*.test.{ts,tsx}'],
      plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise', 'vitest'],
      rules: {
        'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expectNone'] }],
        'vitest/prefer-each': 'error',
      },
    },
  ],
})
