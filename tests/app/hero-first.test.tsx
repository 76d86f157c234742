import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSiteRouter } from '../../src/app/router.tsx'
import { pageAt } from '../../src/content/pages.ts'
import type { PagePath } from '../../src/content/pages.ts'

/** Requested animation frames; they run only in `paint`. */
let frames: FrameRequestCallback[]

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
})
afterEach(() => vi.unstubAllGlobals())

/** Runs two frames and the timer after the second. */
async function paint() {
  await act(async () => {
    for (let count = 0; count < 2; count++) for (const frame of frames.splice(0)) frame(0)
    await new Promise((resolve) => setTimeout(resolve))
  })
}

async function routerAt(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createSiteRouter(history)
  await router.load()
  return { history, page: <RouterProvider router={router} /> }
}

/** Hydrates a page as the build renders it. */
async function openHydrated(path: PagePath) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString((await routerAt(path)).page)
  const built = sections()
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  const { history, page } = await routerAt(path)
  render(page, { container, hydrate: true, onRecoverableError })
  return { history, built, onRecoverableError }
}

/** The headings on the page: the hero's, then those of the sections. */
function sections(): (string | null)[] {
  const headings = within(screen.getByRole('main')).getAllByRole('heading')
  return headings.filter(({ tagName }) => /H[12]/.test(tagName)).map(({ textContent }) => textContent)
}

async function follow(path: PagePath) {
  const links = within(screen.getByRole('contentinfo'))
  await userEvent.click(links.getByRole('link', { name: pageAt(path).label }))
}

test('the built page has all sections, and hydration matches it', async () => {
  const { built, onRecoverableError } = await openHydrated('/about')
  expect(built.length).toBeGreaterThan(3)
  expect(sections()).toEqual(built)
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(frames).toEqual([])
})

test('after a link the hero is painted first; after Back all sections appear at once', async () => {
  const { history, built } = await openHydrated('/about')
  await follow('/careers')
  await waitFor(() => expect(sections()).not.toEqual(built))
  expect(sections()).toHaveLength(1)
  await paint()
  expect(sections().length).toBeGreaterThan(3)

  act(() => history.back())
  await waitFor(() => expect(sections()).toEqual(built))
  expect(frames).toEqual([])
})

test('after a link with a hash its target exists at once', async () => {
  const { history } = await openHydrated('/about')
  act(() => history.push('/community#circles'))
  await waitFor(() => expect(document.getElementById('circles')).not.toBeNull())
  expect(frames).toEqual([])
})
