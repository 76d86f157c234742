import { Button } from '../components/actions/button.tsx'
import { installLabel } from '../content/navigation.ts'
import { install, startInstall } from './install.ts'

/** The Install button; rendered while the browser can install the site. */
export function InstallAction() {
  const { isOffered } = install.use()
  if (!isOffered) return null
  return (
    <Button isSmall className="mt-4" onClick={() => void startInstall()}>
      {installLabel}
    </Button>
  )
}
