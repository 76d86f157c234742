import { expect, openHydrated, test } from '../support/test.ts'
import { openMenu } from './states.ts'

/** What a screen reader meets, and in which order. */

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

test('the open menu: its toggle, its links, then Sign In and Get Started', async ({ page }) => {
  await openHydrated(page, '/rewards')
  await openMenu(page)

  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "K.Wellness, home"
      - button "Menu"
      - navigation "Main":
        - list:
          - listitem:
            - link "AI Coach"
          - listitem:
            - link "Community"
          - listitem:
            - link "Fitness"
          - listitem:
            - link "Wellnet"
          - listitem:
            - link "Partners"
          - listitem:
            - link "Rewards"
        - button "Sign In"
        - button "Get Started"
  `)
})

test('a question and its answer', async ({ page }) => {
  await openHydrated(page, '/rewards')
  const first = page.locator('details').first()
  await first.locator('summary').click()

  await expect(first).toMatchAriaSnapshot(`
    - group:
      - heading "Can my family share my membership?" [level=3]
      - paragraph: /up to 2 extra members with Gold/
  `)
})

test('a conversation: its title, that it is a sample, then who says what', async ({ page }) => {
  await openHydrated(page, '/chatbot')

  await expect(page.getByRole('article').first()).toMatchAriaSnapshot(`
    - article:
      - heading "Before an interview" [level=3]
      - paragraph: WhatsApp
      - paragraph: Sample
      - list:
        - listitem:
          - paragraph: /Member/
          - paragraph: Interview this morning. My heart is going like mad.
        - listitem:
          - paragraph: /K.Coach/
          - paragraph: /place to sit for 7 minutes/
  `)
})

test('a tier: its name, its points and discount, what it opens and what it has', async ({ page }) => {
  await openHydrated(page, '/rewards')
  const tier = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Silver', exact: true }) })

  await expect(tier).toMatchAriaSnapshot(`
    - listitem:
      - heading "Silver" [level=3]
      - term: Points
      - definition: 2,500–4,999
      - term: Partner discounts
      - definition: up to 20%
      - term: Access benefits
      - definition: Everything in Bronze
      - definition: Partner offers marked for Silver
      - term: Features
  `)
})

test('a ledger of points: its name, its columns, then one activity after the other', async ({ page }) => {
  await openHydrated(page, '/rewards')

  await expect(page.getByRole('table', { name: 'Points for Movement' })).toMatchAriaSnapshot(`
    - table "Points for Movement":
      - rowgroup:
        - row:
          - columnheader "Activity"
          - columnheader "Points"
      - rowgroup:
        - row:
          - rowheader "Biometric Sync"
          - cell "50"
        - row:
          - rowheader "Performance Analysis"
          - cell "150"
  `)
})

for (const [path, first] of [
  ['/network', ['partner nodes', '500+']],
  ['/wellnet', ['devices connected', '200+']],
] as const) {
  test(`${path}: the picture in words, then each metric's name before its value`, async ({ page }) => {
    await openHydrated(page, path)

    await expect(page.locator('.metric-picture')).toMatchAriaSnapshot(`
      - img /.{20,}/
      - term: ${first[0]}
      - definition: ${first[1]}
    `)
  })
}

test('the legal page: the choice of documents, then the one that was chosen and no other', async ({
  page,
}) => {
  await openHydrated(page, '/legal')
  await page.locator('.legal-menu a[href$="#privacy"]').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Privacy Policy' })).toBeFocused()

  await expect(page.locator('.legal-documents')).toMatchAriaSnapshot(`
    - navigation "Documents":
      - list:
        - listitem:
          - link /Terms of Service/
        - listitem:
          - link /Privacy Policy/
        - listitem:
          - link /Cookie Policy/
        - listitem:
          - link /POPIA Compliance/
        - listitem:
          - link /Accessibility/
        - listitem:
          - link /Delivery/
      - button "Print this document"
    - article "Privacy Policy":
      - heading "Privacy Policy" [level=2]
      - paragraph: Updated September 2025
  `)
  await expect(page.locator('.legal-menu [aria-current="page"]')).toHaveText(/^Privacy Policy/)
  await expect(page.getByRole('article')).toHaveCount(1)
})
