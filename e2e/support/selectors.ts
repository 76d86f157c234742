import { classesIn } from '../../scripts/support/style-classes.ts'

/**
 * The classes of a component's sheet as selectors, such as `.bC`, by their names there. Checks of style find elements
 * by them; other tests do not.
 *
 * @param sheet in `src/components`, without its ending: `actions/button`
 */
export async function selectorsOf(sheet: string): Promise<Record<string, string>> {
  const classes = await classesIn(`src/components/${sheet}.module.css`)
  return Object.fromEntries(Object.entries(classes).map(([name, built]) => [name, `.${built}`]))
}
