import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { clientDirectory } from '../../renderer/directories.ts'
import { renderPage } from '../../renderer/html/render-page.tsx'
import { inlineHashesOf, policyIn } from '../../shared/inline-hashes.ts'
import { descriptions } from '../../src/content/descriptions.ts'
import { pageAt } from '../../src/content/pages.ts'
import { site } from '../../src/content/site.ts'
import { canonicalFor, headFor, titleFor } from '../../src/head/head.ts'
import { palette } from '../../tokens.ts'

vi.mock('../../renderer/directories.ts', async () => {
  const { newDirectory } = await import('../support/new-directory.ts')
  return { clientDirectory: newDirectory() }
})

/** Vite's manifest of a small build: the files and style sheets of each module. */
const manifest = {
  'src/app/start.tsx': { file: 'assets/site.1.js', css: ['site.css'], imports: ['_link.js'] },
  '_link.js': { file: 'assets/link.2.js', css: ['link.css'] },
  '_hero.js': { file: 'assets/hero.3.js', css: ['hero.css'], imports: ['src/app/start.tsx', '_link.js'] },
  'src/pages/about.tsx': { file: 'pages/about.js', css: ['about.css'], imports: ['_hero.js', '_link.js'] },
  'src/pages/careers.tsx': { file: 'pages/careers.js', css: ['careers.css'] },
  'src/pages/not-found.tsx': { file: 'pages/not-found.js' },
  '_after-paint.css': { file: 'assets/after-paint.4.css' },
}

beforeAll(() => {
  for (const name of ['site', 'link', 'hero', 'about', 'careers'])
    writeFileSync(join(clientDirectory, `${name}.css`), `.${name}>p{}\n`)
})

async function documentAt(path: string, built: typeof manifest | null = manifest) {
  const html = await renderPage(path, built)
  expect(html).toMatch(/^<!doctype html><html lang="en-ZA"><head><meta charSet="utf-8"\/>/)
  const page = new DOMParser().parseFromString(html, 'text/html')
  const addressesOf = (selector: string) =>
    Array.from(page.querySelectorAll(selector), (link) => link.getAttribute('href'))
  return { html, page, addressesOf }
}

test('a page has the style of the site and its own in one element, without duplicates', async () => {
  const { page } = await documentAt('/about')
  const [style, ...more] = page.querySelectorAll('style')
  expect(style!.textContent).toBe('.site>p{}.link>p{}.hero>p{}.about>p{}')
  expect(more).toEqual([])
})

test('disabled links name its own sheets, and noscript links the sheet for after the paint', async () => {
  const { page, addressesOf } = await documentAt('/about')
  expect(addressesOf('link[rel="stylesheet"][disabled]')).toEqual(['/link.css', '/hero.css', '/about.css'])
  expect(addressesOf('link[rel="stylesheet"]:not([disabled])')).toEqual(['/assets/after-paint.4.css'])
  expect(page.querySelector('noscript')!.innerHTML).toContain('/assets/after-paint.4.css')
  expect((await documentAt('/404')).addressesOf('link[disabled]')).toEqual([])
})

test('its policy allows that style and that script, and precedes them', async () => {
  const { html, page } = await documentAt('/about')
  const { styles, scripts } = inlineHashesOf(html)
  expect([styles.length, scripts.length]).toEqual([1, 1])
  const first = page.querySelector('meta[http-equiv], style, script, link')!
  expect(first.getAttribute('http-equiv')).toBe('Content-Security-Policy')
  expect(policyIn(html)).toContain(`script-src 'self' ${scripts[0]}; style-src 'self' ${styles[0]};`)
})

test('its head has the page’s elements, marked for replacement', async () => {
  for (const path of ['/about', '/', '/404']) {
    const { page } = await documentAt(path, null)
    const shown = Array.from(page.querySelectorAll('[data-page]'), (element) => {
      const { 'data-page': _mark, ...attributes } = Object.fromEntries(
        Array.from(element.attributes, ({ name, value }) => [name, value]),
      )
      const text = element.textContent && { text: element.textContent }
      return { tag: element.localName, attributes, ...text }
    })
    expect(shown, path).toEqual(headFor(path))
  }
})

test('crawlers find its description and its sharing card, and browsers its colours', async () => {
  const { page } = await documentAt('/about', null)
  const metas = Array.from(page.querySelectorAll('meta[property], meta[name]'), (meta) => {
    const [name, content, media] = Array.from(meta.attributes, ({ value }) => value)
    return [media ? `${name} ${media}` : name, content]
  })
  const { description, card } = descriptions['/about']
  expect(Object.fromEntries(metas)).toEqual({
    description,
    viewport: 'width=device-width, initial-scale=1',
    'twitter:card': 'summary_large_image',
    'theme-color (prefers-color-scheme: light)': palette.night.light,
    'theme-color (prefers-color-scheme: dark)': palette.night.dark,
    'color-scheme': 'light dark',
    'format-detection': 'telephone=no',
    'og:title': titleFor('/about'),
    'og:description': description,
    'og:type': 'website',
    'og:site_name': site.name,
    'og:locale': 'en_ZA',
    'og:url': canonicalFor('/about'),
    'og:image': `${site.origin}/og/about.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${pageAt('/about').title}. ${card}, drawn in dots on indigo.`,
  })
})

test('only the landing page says in structured data what organisation and website it is', async () => {
  const dataOf = async (path: string) => {
    const { page } = await documentAt(path, null)
    const scripts = page.querySelectorAll('script[type="application/ld+json"]')
    return Array.from(scripts, ({ textContent }) => JSON.parse(textContent) as unknown)
  }
  const { name, supportEmail: email, locale: inLanguage } = site
  expect(await dataOf('/')).toMatchObject([
    { '@type': 'Organization', name, url: canonicalFor('/'), email },
    { '@type': 'WebSite', name, inLanguage },
  ])
  expect(await dataOf('/about')).toEqual([])
})

test('the not-found page has no public address', async () => {
  const { page } = await documentAt('/404', null)
  expect(page.querySelector('[property="og:url"], [property="og:image"]')).toBeNull()
})

test('in development there is neither policy nor style, and the script imports the source module', async () => {
  const { page } = await documentAt('/about', null)
  expect(page.querySelector('style, link[rel="stylesheet"], [http-equiv]')).toBeNull()
  expect(page.querySelector('script:not([type])')!.textContent).toContain('import(`/src/app/start.tsx`)')
})

test('a manifest with a missing module is rejected', async () => {
  await expect(renderPage('/legal', manifest)).rejects.toThrow('no entry for src/pages/legal.tsx')
  const { '_after-paint.css': _sheet, ...rest } = manifest
  await expect(renderPage('/about', rest)).rejects.toThrow('no sheet named after-paint')
})
