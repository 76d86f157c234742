import { useLoaderData } from '@tanstack/react-router'
import { useInsertionEffect } from 'react'
import type { ReactNode } from 'react'
import { applyHead } from './head.ts'
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
