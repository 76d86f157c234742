import { menu as legalMenu } from '../../src/content/legal-page.ts'
import { legalDocuments } from '../../src/content/legal/documents.ts'
import { header } from '../../src/content/navigation.ts'
import { faq } from '../../src/content/rewards.ts'
import { expect, openHydrated, openMenu, test } from '../support/test.ts'
import { chooseDocument } from './states.ts'

/** What is read in a state that a visitor brings a page into; heard.spec.ts has every page as it is opened. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const quoted = (text: string) => JSON.stringify(text)

test('on /rewards: a question and its answer, then the open menu', async ({ page }) => {
  await openHydrated(page, '/rewards')
  const [{ question, answer }] = faq.items
  const first = page.getByRole('group').filter({ has: page.getByRole('heading', { name: question }) })
  await first.locator('summary').click()
  await expect(first).toMatchAriaSnapshot(`
    - group:
      - heading ${quoted(question)} [level=3]
      - paragraph: ${quoted(answer[0])}
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
      - button ${quoted(legalMenu.print)}
    - article ${quoted(title)}:
      - heading ${quoted(title)} [level=2]
      - paragraph: /^${legalMenu.updated}/
  `)
  await expect(page.getByRole('article')).toHaveCount(1)
})
