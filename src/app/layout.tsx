import { Outlet } from '@tanstack/react-router'
import { Footer } from '../components/footer/footer.tsx'
import { Header } from '../components/header/header.tsx'
import { accountNote, footer, header } from '../content/navigation.ts'
import { site } from '../content/site.ts'
import { InstallAction } from '../pwa/install-action.tsx'

/** What stands around every page. */
export function Layout() {
  return (
    <>
      <Header
        siteName={site.name}
        content={header}
        accountNote={accountNote}
        installAction={<InstallAction />}
      />
      <Outlet />
      <Footer site={site} content={footer} installAction={<InstallAction />} />
    </>
  )
}
