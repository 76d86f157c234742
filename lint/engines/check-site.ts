/**
 * The second part of `npm run lint` refuses what the oldest engines lack (decision 005), unless the site works without it
 * (optional-features.ts), and a row of that list that is not needed. What it cannot find: `blindSpots` in new-features.ts.
 * Refused: `document.startViewTransition(go)`
 */
import { oldestEngines } from '../../renderer/oldest-engines.ts'
import { report } from '../report.ts'
import { newFeaturesOfSite } from './new-features.ts'
import type { NewFeature } from './new-features.ts'
import { effectWithout, optionalFeatures } from './optional-features.ts'

/** The oldest engines, and those of phones with the same versions: no iPhone has `requestFullscreen()`, for example. */
const { chrome, firefox, safari } = oldestEngines
const engines = { ...oldestEngines, chrome_android: chrome, firefox_android: firefox, safari_ios: safari }

/** What is wrong with what files use and the oldest engines lack, and with the list of what is optional, a line each. */
export function faultsInUse(used: readonly NewFeature[]): string[] {
  return [
    ...used
      .filter(({ name }) => effectWithout(name) === undefined)
      .map(({ file, name }) => `${file}: ${name} is not in the oldest engines (decision 005)`),
    ...Object.values(optionalFeatures)
      .flat()
      .filter((feature) => used.every(({ name }) => name !== feature))
      .map((feature) => `lint/engines/optional-features.ts: ${feature} is used nowhere`),
  ]
}

if (import.meta.main) report(faultsInUse(newFeaturesOfSite(engines)))
