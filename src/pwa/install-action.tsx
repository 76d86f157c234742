import '../components/actions/actions.css'
import { installLabel } from '../content/navigation.ts'
import { install, startInstall } from './install.ts'

/** The Install button; rendered while the browser can install the site. */
export function InstallAction() {
  const { isOffered } = install.use()
  if (!isOffered) return null
  return (
    <button type="button" className="button-quiet button-small mt-4" onClick={() => void startInstall()}>
      {installLabel}
    </button>
  )
}
