import { useLoaderData } from '@tanstack/react-router'
import { useInsertionEffect } from 'react'
import type { ReactNode } from 'react'
import { NotFoundPage } from '../pages/not-found.tsx'
import { applyHead, headFor } from './head.ts'
import type { Head } from './head.ts'
import { trustedHtml } from '../pages/trusted-html.ts'
import type { PageSource } from './page-source.ts'

const main = { id: 'main', tabIndex: -1 }

/** What a page stands in, whoever renders it. */
export function Main({ children }: { children: ReactNode }) {
  return <main {...main}>{children}</main>
}

/** A page in the browser: its component where it has one, and otherwise its HTML, which React leaves as it is. */
export function PageView() {
  const { head, main: source, Page, sheet } = useLoaderData({ strict: false }) as PageSource
  useHeadAndStyle(head, sheet)
  if (Page)
    return (
      <Main>
        <Page source={source} />
      </Main>
    )
  return <main {...main} dangerouslySetInnerHTML={{ __html: trustedHtml(source.innerHTML) }} />
}

const notFoundHead = headFor('/404')

/** What stands at every other path. It is only ever the first page of a document, which then has its style in the head. */
export function NotFoundView() {
  useHeadAndStyle(notFoundHead)
  return (
    <Main>
      <NotFoundPage />
    </Main>
  )
}

function useHeadAndStyle(head: Head, sheet?: CSSStyleSheet) {
  useInsertionEffect(() => {
    applyHead(head)
    // Nothing but this page's style: that of a page seen before would overrule the one in the head.
    document.adoptedStyleSheets = sheet ? [sheet] : []
  }, [head, sheet])
}
