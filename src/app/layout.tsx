import './base.css'
import 'virtual:uno.css'
import { Outlet, useRouter } from '@tanstack/react-router'
import { Suspense, lazy, useCallback, useLayoutEffect, useRef } from 'react'
import { Footer } from '../components/footer/footer.tsx'
import { Header } from '../components/header/header.tsx'
import { HeroFirst } from '../components/page-stack/page-stack.tsx'
import { accountNote, footer, header } from '../content/navigation.ts'
import { site } from '../content/site.ts'
import { DataAction } from '../pwa/data-action.tsx'
import { InstallAction } from '../pwa/install-action.tsx'
import { install } from '../pwa/install.ts'
import { Notices } from '../pwa/notice-bars.tsx'
import { SharePage } from './share-page.tsx'

const InstallSteps = lazy(async () => ({ default: (await import('../pwa/install-steps.tsx')).InstallSteps }))

/** What every page has around it. */
export function Layout() {
  const { isShowingSteps } = install.use()
  return (
    <>
      <Header
        siteName={site.name}
        content={header}
        accountNote={accountNote}
        installAction={<InstallAction />}
      />
      <main id="main" tabIndex={-1}>
        <HeroFirst value={useHeroFirst()}>
          <Outlet />
        </HeroFirst>
      </main>
      <Footer
        site={site}
        content={footer}
        installAction={<InstallAction />}
        tools={
          <>
            <DataAction />
            <SharePage />
          </>
        }
      />
      <Notices />
      {isShowingSteps && (
        <Suspense>
          <InstallSteps />
        </Suspense>
      )}
    </>
  )
}

/**
 * Answers a page that appears: yes after a link to its top, no after opening it, after Back or Forward, and where a hash leads
 * to a place further down, which has to be there. A function, because the layout is not rendered again after a move.
 */
function useHeroFirst(): () => boolean {
  const { history } = useRouter()
  const wasPushed = useRef(false)
  useLayoutEffect(
    () =>
      history.subscribe(({ action }) => {
        wasPushed.current = action.type === 'PUSH'
      }),
    [history],
  )
  return useCallback(() => wasPushed.current && history.location.hash === '', [history])
}
