import { useLoaderData } from '@tanstack/react-router'
import { useInsertionEffect } from 'react'
import type { ReactNode } from 'react'
import { trustedHtml } from '../components/trusted-html.ts'
import { applyHead } from './head.ts'
import { openPage } from './page-source.ts'
import type { PageSource } from './page-source.ts'

/** While the site is built and developed; a visitor's browser has the page's HTML. */
const NotFoundPage =
  import.meta.env.SSR || import.meta.env.DEV
    ? (await import('../pages/not-found.tsx')).NotFoundPage
    : undefined

const main = { id: 'main', tabIndex: -1 }

/** What a page stands in, whoever renders it. */
export function Main({ children }: { children: ReactNode }) {
  return <main {...main}>{children}</main>
}

/** A page in the browser: its component where it has one, and otherwise its HTML, which React leaves as it is. */
export function PageView() {
  return <PageFrom source={useLoaderData({ strict: false })} />
}

/**
 * What stands at every other path. In the browser it is only ever the page that was opened first, because no link of the
 * site leads to it.
 */
export function NotFoundView() {
  if (NotFoundPage)
    return (
      <Main>
        <NotFoundPage />
      </Main>
    )
  return <PageFrom source={openPage} />
}

function PageFrom({ source: { head, main: source, Page, sheet } }: { source: PageSource }) {
  useInsertionEffect(() => {
    applyHead(head)
    // Nothing but this page's style: that of a page seen before would overrule the one in the head.
    document.adoptedStyleSheets = sheet ? [sheet] : []
  }, [head, sheet])
  if (Page)
    return (
      <Main>
        <Page source={source} />
      </Main>
    )
  return <main {...main} dangerouslySetInnerHTML={{ __html: trustedHtml(source.innerHTML) }} />
}
