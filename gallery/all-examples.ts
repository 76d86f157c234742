import type { Example } from './example.ts'

/** The examples of each folder, by the path of their file: `../src/components/steps/steps.examples.tsx`. */
export const exampleFiles = import.meta.glob<readonly Example[]>('../src/**/*.examples.tsx', {
  eager: true,
  import: 'examples',
})

/** Examples of each folder of components: the gallery shows them, the tests check them. */
export const examples: readonly Example[] = Object.values(exampleFiles).flat()
