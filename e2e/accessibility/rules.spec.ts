import { desktop, expect, test } from '../support/test.ts'
import { axeProblems, darkProblems, ibmProblems } from './checkers.ts'
import { cutOff } from './cut-off.ts'
import { everyPath, halves, planWithErrors, walk, walkNotices } from './states.ts'

/** Two accessibility checkers find no problem on any page or in any of its states. */

// Text in mid-transition has a contrast of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [name, some] of halves)
  test(`no page violates a rule (${name})`, async ({ page }) => {
    await walk(page, some, async (path) => {
      expect.soft(await axeProblems(page), path).toEqual([])
      expect.soft(await ibmProblems(page), path).toEqual([])
      expect.soft(await darkProblems(page), path).toEqual([])
    })
  })

test.describe('in a wide window', () => {
  test.use(desktop)

  test('no page violates a rule: it shows what a phone folds up', async ({ page }) => {
    await walk(page, everyPath, async (path) => {
      expect.soft(await axeProblems(page), path).toEqual([])
    })
  })
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 320, height: 640 } })

  test('no notice violates a rule or is cut off', async ({ page, context, site }) => {
    await walkNotices({ page, context, site }, async (text) => {
      expect.soft(await axeProblems(page, '[data-notice]'), text).toEqual([])
      expect.soft(await ibmProblems(page), text).toEqual([])
      expect.soft(await darkProblems(page, '[data-notice]'), text).toEqual([])
      expect.soft(await cutOff(page), text).toEqual([])
    })
  })
})

for (const [name, window] of [
  ['a phone', {}],
  ['a wide window', desktop],
] as const)
  test.describe(`in ${name}`, () => {
    test.use(window)

    for (const colorScheme of ['light', 'dark'] as const)
      test(
        `no page and no state violates a rule in the ${colorScheme} scheme`,
        { tag: '@sweep' },
        async ({ page }) => {
          test.slow()
          await page.emulateMedia({ colorScheme })
          await walk(
            page,
            [...everyPath, planWithErrors],
            async (path, part) => {
              expect.soft(await axeProblems(page, part), path).toEqual([])
              expect.soft(await ibmProblems(page), path).toEqual([])
            },
            true,
          )
        },
      )
  })
