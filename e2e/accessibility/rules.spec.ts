import { paths } from '../support/site.ts'
import { expect, openHydrated, test } from '../support/test.ts'
import { axeProblems, darkProblems, ibmProblems } from './checkers.ts'
import { openStates, pretendUpdateWaits } from './states.ts'

/** What two checkers can find: on every page, and in every state that a page can be brought into. */

// Text that is half-way through a fade has the contrast of neither end.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Colours are the same in every window, and so is what a state says: one window is enough for them. */
function isPhone(): boolean {
  return test.info().project.name === 'phone'
}

for (const path of [...paths, '/no-such-page']) {
  test(`${path} breaks no rule`, async ({ page }) => {
    await openHydrated(page, path)
    expect(await axeProblems(page)).toEqual([])
    expect(await ibmProblems(page)).toEqual([])
    if (isPhone()) expect(await darkProblems(page)).toEqual([])
  })
}

for (const path of new Set(openStates.map((state) => state.path))) {
  test(`${path} breaks no rule in any state it can be brought into`, async ({ page }) => {
    await pretendUpdateWaits(page)
    await openHydrated(page, path)
    for (const { name, reach, part } of openStates.filter((state) => state.path === path)) {
      await reach(page)
      expect(await axeProblems(page, part), name).toEqual([])
      if (!isPhone()) continue
      expect(await ibmProblems(page), name).toEqual([])
      expect(await darkProblems(page, part), name).toEqual([])
    }
  })
}
