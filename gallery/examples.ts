import type { Example } from './example.ts'

/** The examples of each folder, by the path of their file: `../src/components/steps/steps.examples.tsx`. */
export const exampleFiles = import.meta.glob<readonly Example[]>('../src/**/*.examples.tsx', {
  eager: true,
  import: 'examples',
})

/** Every component in its states: the gallery shows them, the tests check them. */
export const examples: readonly Example[] = Object.values(exampleFiles).flat()
