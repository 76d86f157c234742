import { useEffect, useRef } from 'react'
import { Icon } from '../components/icon/icon.tsx'
import { installSteps } from '../content/install-steps.ts'
import { closeInstallSteps, declineInstall } from './install.ts'

/** The steps to install the site on iOS, in a dialog. Its code loads when it is opened. */
export function InstallSteps() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="account-note" aria-label={installSteps.title} onClose={closeInstallSteps}>
      <h2 className="title-3">{installSteps.title}</h2>
      <ol className="mt-4 grid gap-3 list-none p-0">
        {installSteps.steps.map(({ icon, text }) => (
          <li key={icon} className="flex gap-3">
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ol>
      <p className="mt-4 text-sm text-ink-soft">{installSteps.hint}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" className="button-primary" onClick={closeInstallSteps}>
          {installSteps.closeLabel}
        </button>
        <button type="button" className="button-quiet" onClick={declineInstall}>
          {installSteps.dismissLabel}
        </button>
      </div>
    </dialog>
  )
}
