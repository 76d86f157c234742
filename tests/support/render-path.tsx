import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { createSiteRouter } from '../../src/app/router.tsx'

/** A path as the build renders it: its HTML, the ids in it and the text that a reader meets. */
export interface RenderedPath {
  html: string
  ids: ReadonlySet<string>
  text: string
}

/** Renders what stands at a path, as renderer/+onRenderHtml.tsx does. */
export async function renderPath(path: string): Promise<RenderedPath> {
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const html = renderToString(<RouterProvider router={router} />)
  return { html, ids: new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)), text: textOf(html) }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function textOf(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&([a-z]+|#x27);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
}
