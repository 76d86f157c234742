import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { unescaped } from '../../shared/unescaped.ts'
import { createSiteRouter } from '../../src/app/router.tsx'
import * as style from '../../src/components/text/text.module.css'

/** A path as the build renders it: its HTML, the ids in it and its text, with accessible names and alternative texts. */
export interface RenderedPath {
  html: string
  ids: ReadonlySet<string>
  text: string
  /** The part of it between header and footer. */
  main: string
  /** All links with their accessible names. An address inside the page has its path too. */
  links: readonly { text: string; href: string }[]
}

/** Renders what is at a path, as renderer/html/render-page.tsx does. */
export async function renderPath(path: string): Promise<RenderedPath> {
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const html = renderToString(<RouterProvider router={router} />)
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return {
    html,
    ids: new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)),
    text: textOf(html),
    main: textOf(main),
    links: Array.from(html.matchAll(/<a\b[^>]* href="([^"]+)"[^>]*>.*?<\/a>/gs), ([link, href = '']) => ({
      text: textOf(link).trim(),
      href: href.startsWith('#') ? path + href : textOf(href),
    })),
  }
}

function textOf(html: string): string {
  return unescaped(
    html
      .replaceAll('<!-- -->', '')
      // What only keeps a figure on one line (components/text) is no boundary of words.
      .replaceAll(new RegExp(`<span class="${style.whole}">([^<]*)</span>`, 'g'), '$1')
      .replaceAll(/<[^>]+>/g, (tag) => ` ${/ (?:aria-label|alt)="([^"]*)"/.exec(tag)?.[1] ?? ''} `)
      .replaceAll(/\s+/g, ' '),
  )
}
