import './base.css'
import 'virtual:uno.css'
import { Outlet, useHydrated, useRouter } from '@tanstack/react-router'
import { Suspense, lazy, useLayoutEffect, useRef } from 'react'
import { Footer } from '../components/footer/footer.tsx'
import { Header } from '../components/header/header.tsx'
import { HeroFirst } from '../components/page-stack/page-stack.tsx'
import { accountNote, footer, header } from '../content/navigation.ts'
import { site } from '../content/site.ts'
import { InstallAction } from '../pwa/install-action.tsx'
import { install } from '../pwa/install.ts'
import { Notices } from '../pwa/notice-bars.tsx'

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
        <HeroFirst value={useFollowedLink()}>
          <Outlet />
        </HeroFirst>
      </main>
      <Footer site={site} content={footer} installAction={<InstallAction />} />
      <Notices />
      {isShowingSteps && (
        <Suspense>
          <InstallSteps />
        </Suspense>
      )}
    </>
  )
}

/** Whether the visitor came to the page on show by a link inside the site: not by opening it, nor by Back or Forward. */
function useFollowedLink(): boolean {
  const router = useRouter()
  const isHydrated = useHydrated()
  const wasPushed = useRef(false)
  useLayoutEffect(
    () =>
      router.history.subscribe(({ action }) => {
        wasPushed.current = action.type === 'PUSH'
      }),
    [router],
  )
  return isHydrated && wasPushed.current
}
