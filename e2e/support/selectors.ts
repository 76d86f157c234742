import { classesIn } from '../../scripts/support/style-classes.ts'

/**
 * Some classes of a component's sheet as selectors, such as `.bC`, by their names there. Checks of style find elements
 * by them; other tests do not.
 *
 * @param sheet in `src/components`, without its ending: `actions/button`
 * @throws for a name that the sheet does not have
 */
export async function selectorsOf<Name extends string>(
  sheet: string,
  ...names: Name[]
): Promise<Record<Name, string>> {
  const all = await allSelectorsOf(sheet)
  for (const name of names) if (!(name in all)) throw new Error(`${sheet}.module.css has no class ${name}`)
  return all
}

/** All classes of a component's sheet, as `selectorsOf` has them. */
export async function allSelectorsOf(sheet: string): Promise<Record<string, string>> {
  const classes = await classesIn(`src/components/${sheet}.module.css`)
  return Object.fromEntries(Object.entries(classes).map(([name, built]) => [name, `.${built}`]))
}
