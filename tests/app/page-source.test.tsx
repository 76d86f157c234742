import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPage, readOpenPage } from '../../src/app/page-source.ts'

/** A built page, as far as a navigation reads it. */
function page(heading: string, { version = 'a', main = `<main><h1>${heading}</h1></main>` } = {}) {
  return `<!doctype html><html><head><title>${heading}</title><style>h1{color:red}</style></head>
    <body>${main}<template><script type="module" src="/assets/first-${version}.js"></script></template></body></html>`
}

const answer = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('fetch', answer)
  // Here only to be compared; a script element would be run.
  document.body.innerHTML = '<main><h1>Open</h1></main>'
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
    selector === 'template'
      ? new DOMParser().parseFromString(page('Open'), 'text/html').querySelector(selector)
      : document.body.querySelector(selector),
  )
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  answer.mockReset()
})

test('a page is fetched once, and taken out of its file', async () => {
  answer.mockResolvedValue(new Response(page('About')))
  const [first, second] = await Promise.all([loadPage('/about'), loadPage('/about')])
  expect(first).toBe(second)
  expect(answer).toHaveBeenCalledExactlyOnceWith('/about')
  expect(first.main.innerHTML).toBe('<h1>About</h1>')
  expect(first.head.title).toBe('About')
  expect(first.Page).toBeUndefined()
  expect(first.sheet?.cssRules[0]?.cssText).toContain('h1')
})

test('a page that did not arrive is asked for again', async () => {
  answer.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(new Response(page('Careers')))
  await expect(loadPage('/careers')).rejects.toThrow('offline')
  expect((await loadPage('/careers')).head.title).toBe('Careers')
})

test.each([
  ['an error', () => new Response(page('Rewards'), { status: 500 }), 'answered 500'],
  ['another version', () => new Response(page('Rewards', { version: 'b' })), 'another version'],
  ['a hotspot', () => new Response('<title>Sign in</title>Sign in to use this hotspot'), 'another version'],
])('%s is no page', async (_, response, message) => {
  answer.mockResolvedValue(response())
  await expect(loadPage('/rewards')).rejects.toThrow(message)
})

test('the page that is open is kept as it was, without a request', async () => {
  await readOpenPage('/fitness')
  document.querySelector('main')!.innerHTML = 'Something else'
  const kept = await loadPage('/fitness')
  expect(kept.main.innerHTML).toBe('<h1>Open</h1>')
  expect(kept.sheet).toBeUndefined()
  expect(answer).not.toHaveBeenCalled()
})
