import { describe, expect, test } from 'vitest'
import * as specification from '../../shared/specification.ts'
import { architecture } from '../../src/content/about.ts'
import { descriptions } from '../../src/content/descriptions.ts'
import { figuresNote, platformFigures } from '../../src/content/figures.ts'
import { figuresLink } from '../../src/content/links.ts'
import { meanings } from '../../src/content/meanings.ts'
import { footer, header } from '../../src/content/navigation.ts'
import * as network from '../../src/content/network.ts'
import { pageAt, pages } from '../../src/content/pages.ts'
import * as rewards from '../../src/content/rewards.ts'
import { site } from '../../src/content/site.ts'
import { status } from '../../src/content/status.ts'
import { titleFor } from '../../src/head/head.ts'
import { allContent, allTexts, objectsIn } from '../support/all-content.ts'
import { expectNone } from '../support/differences.ts'
import { renderPath } from '../support/render-path.tsx'
import type { RenderedPath } from '../support/render-path.tsx'

const longestLead = 150

/** Texts for other readers than those of an open page: robots, dialogs, notices, e-mails, search results, programs. */
const notShown = [
  /^(site\.placeholder|llms|icons|installSteps|dataPanel|share|notices|planner|pages|descriptions)\b/,
  /^(about|contact|wellnet)\.notSettled\b/,
  /^navigation\.(installLabel|slowPageNotice)$/,
  /^site\.site\.locale$/,
  /^contact\.requestForm\.(message|copy|undo|characters(Left|Over))\b/,
  /^chatbot\.breathing\.says\b/,
  /^landing\.sunCaption\.months\b/,
  /\.questions\[|errors|notices|dialogues\.label/,
  /\.(to|hash|subject|kind|tone|code|id)$/,
]

/** The rendered page at every path. */
const rendered: ReadonlyMap<string, RenderedPath> = new Map(
  await Promise.all(
    [...new Set([...specification.paths, ...pages.map(({ path }) => path), '/nowhere'])].map(
      async (path) => [path, await renderPath(path)] as const,
    ),
  ),
)

/** All links in the content. */
const links = Object.entries(allContent).flatMap(([name, module]) => objectsIn(module, name, isLink))

describe('the list of pages', () => {
  test('holds the paths of the specification', () => {
    const paths: readonly string[] = specification.paths
    const added = pages.filter(({ path }) => !paths.includes(path))
    const lists = 'paths and pageStatements of shared/specification.ts'
    expectNone(added.map(({ path }) => `${path} is missing in ${lists}`))
    expect(pages.map(({ path }) => path)).toEqual(paths)
  })

  test.each(pages)('$path has a title and a description that fit a search result', (page) => {
    const title = titleFor(page.path)
    expect(title).toContain(site.name)
    for (const [what, { length }, least, most] of [
      ['title', title, 1, 60],
      ['description', descriptions[page.path].description, 70, 160],
    ] as const)
      expect(
        length >= least && length <= most,
        `${page.path} in src/content: the ${what} has ${length} characters, ${least} to ${most} fit`,
      ).toBe(true)
  })

  test.each(['label', 'title', 'description', 'name', 'card'] as const)(
    'no two pages share a %s',
    (field) => {
      const all = pages.map((page) => ({ ...page, ...descriptions[page.path] })[field])
      const twice = all.filter((value, index) => all.indexOf(value) !== index)
      expect(twice, `src/content/pages.ts or descriptions.ts has the same ${field} twice`).toEqual([])
    },
  )
})

test('the footer has the legal links of the specification (section 2)', () => {
  const footerLinks = footer.groups.flatMap((group) => group.links)
  expect(footerLinks.filter(({ to }) => to === '/legal')).toEqual(specification.footerLegalLinks)
})

describe.each(specification.paths)('%s', (path) => {
  const { html, text, ids } = rendered.get(path)!

  test('shows only drawings that are on it', () => {
    const missing = [...html.matchAll(/<use href="#([^"]+)"/g)].filter(([, id]) => !ids.has(id!))
    const advice = `a <Print> with this id in src/pages/${pageAt(path).name}.tsx`
    expectNone(missing.map(([, id]) => `#${id} needs ${advice}`))
  })

  test('shows the statements of the specification (section 2)', () => {
    expect(specification.pageStatements, 'shared/specification.ts: pageStatements').toHaveProperty([path])
    const missing = specification.pageStatements[path].filter(
      (statement) => !text.toLowerCase().includes(statement.toLowerCase()),
    )
    expectNone(missing.map((statement) => `"${statement}", of pageStatements, is not on ${path}`))
  })
})

test('every text of the content is on a page', () => {
  const everything = [...rendered.values()].map(({ text }) => text).join(' ')
  const isShown = (value: string) => everything.includes(value.replaceAll(/\s+/g, ' '))
  const missing = allTexts().filter(
    ({ field, value }) =>
      !isShown(value) && !/\{\w+\}/.test(value) && !notShown.some((fields) => fields.test(field)),
  )
  const advice = 'is on no page: show it, or enter its field in notShown of tests/content/pages.test.ts'
  expectNone(missing.map(({ field, value }) => `${field}: "${value}" ${advice}`))
})

// A list that both read would be a file more to fetch on these two pages.
test('/rewards names partners by the examples of /network', () => {
  const onNetwork = network.categories.items.map(({ kinds }) => kinds.join(', ').toLowerCase())
  const examplesIn = (text: string) => /[^.]+/.exec(text)![0].replace('\u00a0', ' ').toLowerCase()
  const onRewards = rewards.partnerGroups.items.map(({ text }) => examplesIn(text))
  expect(onRewards).toHaveLength(4)
  expectNone(
    onRewards
      .filter((examples) => !onNetwork.some((kinds) => kinds.endsWith(examples)))
      .map((examples) => `partnerGroups of rewards.ts: no category of network.ts has "${examples}"`),
  )
})

test('the title and the description of / name coach, rewards, WhatsApp and USSD', () => {
  const [{ title, path }] = pages
  const words = descriptions[path].description
  for (const name of ['coach', 'rewards', 'WhatsApp', 'USSD']) {
    expect(title).toContain(name)
    expect(words).toContain(name)
  }
})

test.each(['/', '/chatbot', '/network', '/wellnet'] as const)(
  '%s explains how to join, with an e-mail for each audience',
  (path) => {
    const { html, ids } = rendered.get(path)!
    expect(ids.has('join')).toBe(true)
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    const subjects = ['Join as a citizen', 'Join as a partner', 'Wellnet for our department']
    expectNone(subjects.filter((words) => !main.includes(`?subject=${encodeURIComponent(words)}&amp;body=`)))
  },
)

/** Technical terms, and the explanation that a page with the term must have, or link to. */
const terms: readonly { term: RegExp; meaning: string; explainedAt?: { to: string; hash: string } }[] = [
  { term: /\baggregates?\b/i, meaning: meanings.aggregates },
  { term: /\banonymised\b/i, meaning: meanings.anonymised },
  { term: /\bnodes?\b/i, meaning: meanings.node },
  { term: /\bUSSD\b/, meaning: meanings.ussd, explainedAt: { to: '/', hash: 'join' } },
  { term: /\bDigital Twin\b/, meaning: meanings.digitalTwin },
]

describe.each(terms)('$meaning', ({ term, meaning, explainedAt }) => {
  const users = specification.paths.filter((path) => term.test(mainOf(path)))

  test('is used', () => {
    expect(users).not.toEqual([])
  })

  test.each(users)('is explained on %s', (path) => {
    const isExplained = saysOrLinksTo(path, meaning, explainedAt)
    expect(isExplained, `${path} needs "${meaning}" (\`meanings\` of src/content/meanings.ts)`).toBe(true)
  })
})

test('pages with the platform’s own figures have a note with their source, or a link to it', () => {
  const figures = Object.values(platformFigures).map(({ value }) => value.split(' ').at(-1)!)
  const isThere = (path: string) => figures.some((figure) => rendered.get(path)!.text.includes(figure))
  const stated = specification.paths.filter(isThere)
  expect(stated.length).toBeGreaterThan(4)
  const without = stated.filter((path) => !saysOrLinksTo(path, figuresNote, figuresLink))
  expectNone(without.map((path) => `${path} has no figuresLink (src/content/links.ts)`))
  expect(mainOf(figuresLink.to)).toContain(figuresNote)
})

test.skipIf(!status.line)('a preview says so once on every page, above what the skip link leads to', () => {
  for (const path of [...specification.paths, '/nowhere']) {
    const { html } = rendered.get(path)!
    expect(html.split(status.line!.tag), path).toHaveLength(2)
    expect(html.slice(0, html.indexOf('<main')), path).toContain(status.line!.text.split('}')[1])
  }
  if (status.beforeWriting) expect(mainOf('/contact')).toContain(status.beforeWriting)
})

test('of the straight stretch of the road, the first text is the shortest and the third the longest (road.module.css)', () => {
  const lengths = architecture.milestones.map(({ text }) => text.length)
  expect(Math.min(...lengths)).toBe(lengths[0])
  expect(Math.max(...lengths)).toBe(lengths[2])
})

test(`every hero has a lead of at most ${longestLead} characters`, () => {
  const heroes = Object.entries(allContent)
    .flatMap(([name, module]) => objectsIn(module, name, isHero))
    .filter(({ field }) => field.endsWith('.hero'))
  expect(heroes.length).toBeGreaterThan(10)
  const long = heroes.filter(({ value: { lead } }) => lead.length > longestLead)
  expectNone(long.map(({ field, value }) => `${field}.lead: ${value.lead.length} characters`))
})

describe('links', () => {
  test.each([
    ['menu', [...header.links, ...header.moreLinks], ['/']],
    ['footer', footer.groups.flatMap((group) => group.links), specification.pathsOutsideFooter],
  ])('in the %s lead to every page', (name, to, others) => {
    const linked = [...to.map((link) => link.to), ...others]
    const orphans = pages.filter(({ path }) => !linked.includes(path))
    expectNone(orphans.map(({ path }) => `${path}: no link in the ${name} (src/content/navigation.ts)`))
  })

  test.each([...rendered.keys()])('on %s lead to a page and to the place that they name', (path) => {
    const broken = rendered.get(path)!.links.filter(({ href }) => {
      const { pathname, hash } = new URL(href, site.origin)
      const target = rendered.get(pathname)
      return href.startsWith('/') && (!target || (hash !== '' && !target.ids.has(hash.slice(1))))
    })
    expectNone(broken.map(({ text, href }) => `${path}: "${text}" leads to ${href}, which is not there`))
  })

  test('say where they lead', () => {
    const vague = links.filter(({ value }) =>
      /^(click here|here|more|read more|learn more)$/i.test(value.label ?? ''),
    )
    expectNone(vague.map(({ field, value }) => `${field}: "${value.label}" does not say where it leads`))
  })

  test.each(pages)('on $path have different texts if they have different targets', ({ path }) => {
    const targets = new Map<string, Set<string>>()
    for (const { text, href } of rendered.get(path)!.links)
      targets.set(text, (targets.get(text) ?? new Set()).add(href))
    const ambiguous = [...targets].filter(([, hrefs]) => hrefs.size > 1)
    expectNone(ambiguous.map(([text, hrefs]) => `${path}: "${text}" leads to ${[...hrefs].join(' and ')}`))
    expect(targets.size).toBeGreaterThan(20)
  })
})

test('no text contains an e-mail address except the support address', () => {
  const addresses = allTexts().flatMap(({ field, value }) =>
    [...value.matchAll(/[\w.+-]+@[\w-]+\.[\w.]*\w/g)].map(([address]) => ({ field, address })),
  )
  const examples = ['site.placeholder.supportEmail', 'contact.requestForm.fields.email.errors.invalid']
  const other = addresses.filter(
    ({ field, address }) => address !== site.supportEmail && !examples.includes(field),
  )
  expectNone(other.map(({ field, address }) => `${field}: ${address}`))
  expect(addresses.length).toBeGreaterThan(0)
})

/** Whether a page says something, or links to the page that says it. */
function saysOrLinksTo(path: string, words: string, place?: { to: string; hash: string }): boolean {
  if (mainOf(path).toLowerCase().includes(words.toLowerCase())) return true
  const target = place && `${place.to}#${place.hash}`
  return path !== place?.to && rendered.get(path)!.links.some(({ href }) => href === target)
}

/** The text of a page between header and footer. */
function mainOf(path: string): string {
  return rendered.get(path)!.main
}

function isLink(value: object): value is { to: string; hash?: string; label?: string } {
  return 'to' in value && typeof value.to === 'string' && value.to.startsWith('/')
}

function isHero(value: object): value is { lead: string } {
  return 'lead' in value && typeof value.lead === 'string'
}
