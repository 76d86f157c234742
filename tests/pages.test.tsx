import { expect, test } from 'vitest'
import { pages } from '../src/content/pages.ts'
import { pagesWithScript } from '../src/pages/page.ts'
import { renderSite } from './support/render-in-site.tsx'

const names: readonly string[] = pagesWithScript

/** Elements of the page, links aside, that React has been given a handler for. */
function handledElements(main: HTMLElement): string[] {
  return [...main.querySelectorAll('*')]
    .filter((element) => !(element instanceof HTMLAnchorElement))
    .flatMap(handlersOf)
}

function handlersOf(element: Element): string[] {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
  const props = key ? (element as unknown as Record<string, object>)[key]! : {}
  return Object.entries(props)
    .filter(([name, value]) => /^on[A-Z]/.test(name) && typeof value === 'function')
    .map(([name]) => `${element.tagName.toLowerCase()} ${name}`)
}

test.each(pages)('$path has a script of its own only if it has something to wake up', async ({ path }) => {
  const { container } = await renderSite(path)
  const handled = handledElements(container.querySelector('main')!)
  if (names.includes(path)) expect(handled).not.toEqual([])
  else expect(handled, 'src/pages/page.ts has to name this page').toEqual([])
})
