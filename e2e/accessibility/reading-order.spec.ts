import { hiring } from '../../src/content/careers.ts'
import { breathing, clinicalReporting, dialogues } from '../../src/content/chatbot.ts'
import { modules, way } from '../../src/content/fitness.ts'
import { trueSize } from '../../src/content/landing.ts'
import { menu as legalMenu } from '../../src/content/legal-page.ts'
import { legalDocuments } from '../../src/content/legal/documents.ts'
import { header } from '../../src/content/navigation.ts'
import { picture, terms } from '../../src/content/network.ts'
import { pointCategories } from '../../src/content/point-categories.ts'
import { faq, tiers } from '../../src/content/rewards.ts'
import { contract, gate } from '../../src/content/wellnet.ts'
import { expect, openHydrated, openMenu, test } from '../support/test.ts'
import { chooseDocument } from './states.ts'

/** The content of the accessibility tree, and its order. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const quoted = (text: string) => JSON.stringify(text)

test('on /rewards: the open menu, a question and its answer, a tier, a table', async ({ page }) => {
  await openHydrated(page, '/rewards')
  const [{ question, answer }] = faq.items
  const first = page.locator('.faq details').first()
  await first.locator('summary').click()
  await expect(first).toMatchAriaSnapshot(`
    - group:
      - heading ${quoted(question)} [level=3]
      - paragraph: ${quoted(answer[0])}
  `)

  const [, tier] = tiers.tiers
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: tier.name, exact: true }) })
  await expect(card).toMatchAriaSnapshot(`
    - listitem:
      - heading ${quoted(tier.name)} [level=3]
      - paragraph: /points/
      - paragraph:
        - strong: ${tier.partnerDiscountUpToPercent}%
      - term
      - definition: ${quoted(tier.accessBenefits[0])}
  `)

  const [{ category, activities }] = pointCategories.categories
  await expect(page.getByRole('table', { name: category })).toMatchAriaSnapshot(`
    - table:
      - rowgroup:
        - row:
          - columnheader "Activity"
          - columnheader "Points"
          - columnheader "Times"
      - rowgroup:
        - row:
          - rowheader ${quoted(`${activities[0].activity} ${activities[0].means}`)}
          - cell "${activities[0].points}"
          - cell:
            - 'button ${quoted(`One less: ${activities[0].activity}`)} [disabled]'
            - spinbutton ${quoted(`${activities[0].activity}, times`)}: "0"
            - 'button ${quoted(`One more: ${activities[0].activity}`)}'
        - row:
          - rowheader
  `)

  await openMenu(page)
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link ${quoted(header.homeLabel)}
      - button
      - navigation ${quoted(header.navigationLabel)}:
        - list:
${header.links.map(({ label }) => `          - listitem:\n            - link ${quoted(label)}`).join('\n')}
        - button ${quoted(header.signInLabel)}
        - button ${quoted(header.getStartedLabel)}
  `)
})

test('a conversation: its title, that it is a sample, then who says what', async ({ page }) => {
  await page.goto('/chatbot')
  const [{ title, channel, turns }] = dialogues.dialogues
  await expect(page.getByRole('article').first()).toMatchAriaSnapshot(`
    - article ${quoted(title)}:
      - paragraph: ${channel} ${dialogues.label}
      - heading ${quoted(title)} [level=3]
      - list:
        - listitem: ${quoted(`${turns[0].speaker}: ${turns[0].text}`)}
        - listitem: ${quoted(`${turns[1].speaker}: ${turns[1].text}`)}
  `)
  // The keyboard scrolls the row; it has no name, because the heading has just been read.
  const row = page.locator('#samples').getByRole('list').first()
  await row.focus()
  await expect(row).toBeFocused()
  await expect(row).toHaveRole('list')
  await expect(row).toHaveAccessibleName('')
})

test('compositions are their words: the steps of the breath, a report in order of time, the growth of an application', async ({
  page,
}) => {
  await page.goto('/chatbot')
  const stepsOf = (steps: readonly { title: string; text: string }[]) => `
    - list:
${steps.map(({ title, text }) => `      - listitem:\n        - heading ${quoted(title)} [level=3]\n        - paragraph: ${quoted(text)}`).join('\n')}
  `
  await expect(page.locator('#breathing')).toMatchAriaSnapshot(stepsOf(breathing.steps))
  const { title, subtitle, entries, foot } = clinicalReporting.sheet
  await expect(page.locator('#reports')).toMatchAriaSnapshot(`
    - paragraph: ${quoted(clinicalReporting.label)}
    - heading ${quoted(title)} [level=3]
    - paragraph: ${quoted(subtitle)}
    - list:
${entries.map(({ day, kind, text }) => `      - listitem:\n        - paragraph: ${quoted(day)}\n        - paragraph: ${quoted(kind)}\n        - paragraph: ${quoted(text)}`).join('\n')}
    - paragraph: ${quoted(foot)}
  `)
  await page.goto('/careers')
  await expect(page.locator('#steps')).toMatchAriaSnapshot(stepsOf(hiring.steps))
})

test('a picture with figures: the picture in words, then the name of each figure before its value', async ({
  page,
}) => {
  await page.goto('/network')
  await expect(page.locator('div.on-night:has(> dl)')).toMatchAriaSnapshot(`
    - img ${quoted(picture.alt)}
${picture.metrics.map(({ label, value }) => `    - term: ${quoted(label)}\n    - definition: ${quoted(value)}`).join('\n')}
  `)
})

test('the slip, the gate and the ledger: every name with its value, and no drawing', async ({ page }) => {
  await page.goto('/network')
  const pairs = (rows: readonly { name: string; value: string }[]) =>
    rows
      .map(({ name, value }) => `    - term: ${quoted(name)}\n    - definition: ${quoted(value)}`)
      .join('\n')
  const [fee, ...rows] = terms.rows
  await expect(page.locator('#terms')).toMatchAriaSnapshot(`
    - heading [level=2]
    - paragraph:
      - strong: ${terms.shop}
      - text: ${terms.customer}
    - term: ${quoted(fee.name)}
    - definition:
      - strong: /R\\d+/
${pairs(rows)}
    - heading ${quoted(terms.open.title)} [level=3]
    - list:
${terms.open.points.map((point) => `      - listitem: ${quoted(point)}`).join('\n')}
    - paragraph: ${quoted(terms.open.note)}
    - figure:
      - img
  `)

  await page.goto('/wellnet')
  await expect(page.locator('#bridge')).toMatchAriaSnapshot(`
    - list:
${gate.flows
  .map(
    ({ data, between, condition }) => `      - listitem:
        - heading ${quoted(data)} [level=3]
        - paragraph:
          - strong: ${quoted(between)}
          - text: ${quoted(condition)}`,
  )
  .join('\n')}
  `)
  for (const { title, rows: group } of contract.groups)
    await expect(page.locator('#contract')).toMatchAriaSnapshot(`
    - heading ${quoted(title)} [level=3]
${pairs(group.map(({ name, value }) => ({ name: `${title}: ${name}`, value })))}
  `)
})

test('home’s figures: each value begins the sentence that says what it counts', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#figures').getByRole('list')).toMatchAriaSnapshot(`
    - list:
${trueSize.figures.map((figure) => `      - listitem:\n        - paragraph:\n          - strong: ${quoted('before' in figure ? `${figure.before} ${figure.value}` : figure.value)}\n          - text: ${quoted(figure.label)}`).join('\n')}
  `)
})

test('the day of /fitness: the line in words, then each module after its hour; the way: each station', async ({
  page,
}) => {
  await page.goto('/fitness')
  await expect(page.locator('#modules')).toMatchAriaSnapshot(`
    - paragraph: ${quoted(modules.kicker)}
    - heading ${quoted(modules.title)} [level=2]
    - paragraph: ${quoted(`${modules.badge} ${modules.lead}`)}
    - 'img ${quoted(modules.alt)}'
    - paragraph: ${quoted(modules.scale.join(' '))}
    - list:
${modules.items.map(({ time, title, text }) => `      - listitem:\n        - paragraph: ${quoted(time)}\n        - heading ${quoted(title)} [level=3]\n        - paragraph: ${quoted(text)}`).join('\n')}
  `)
  await expect(page.locator('#way').getByRole('list').first()).toMatchAriaSnapshot(`
    - list:
${way.stations.map(({ name, figure, text }) => `      - listitem:\n        - heading ${quoted(name)} [level=3]\n        - paragraph: ${quoted(figure)}\n        - paragraph: ${quoted(text)}`).join('\n')}
  `)
})

test('the legal page: the choice of documents, then the one that was chosen and no other', async ({
  page,
}) => {
  await openHydrated(page, '/legal')
  const { id, title } = legalDocuments[1]!
  await chooseDocument(page, id)
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()

  await expect(page.locator('main > section', { has: page.getByRole('article') })).toMatchAriaSnapshot(`
    - navigation ${quoted(legalMenu.label)}:
      - list:
${legalDocuments.map((item) => `        - listitem:\n          - link /^${item.title} \\d minutes ${legalMenu.toRead}/`).join('\n')}
      - paragraph: /25/
      - button ${quoted(legalMenu.print)}
    - article ${quoted(title)}:
      - heading ${quoted(title)} [level=2]
      - paragraph: /^${legalMenu.updated}/
  `)
  await expect(page.getByRole('article')).toHaveCount(1)
})
