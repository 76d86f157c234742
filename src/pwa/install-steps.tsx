import { createRoot } from 'react-dom/client'
import { Icon } from '../components/icon.tsx'
import { installSteps } from '../content/install-steps.ts'

/**
 * Shows how iOS installs a site, in a dialog of its own: fetched when somebody asks for it.
 *
 * @param onDecline the visitor would rather not, and is not to be offered it again
 */
export function showInstallSteps(onDecline: () => void) {
  const dialog = document.createElement('dialog')
  dialog.className = 'account-note'
  dialog.setAttribute('aria-label', installSteps.title)
  document.body.append(dialog)
  const root = createRoot(dialog)
  dialog.addEventListener('close', () => {
    root.unmount()
    dialog.remove()
  })
  const decline = () => {
    onDecline()
    dialog.close()
  }
  root.render(<InstallSteps onClose={() => dialog.close()} onDecline={decline} />)
  dialog.showModal()
}

function InstallSteps({ onClose, onDecline }: { onClose: () => void; onDecline: () => void }) {
  return (
    <>
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
        <button type="button" className="button-primary" onClick={onClose}>
          {installSteps.closeLabel}
        </button>
        <button type="button" className="button-quiet" onClick={onDecline}>
          {installSteps.dismissLabel}
        </button>
      </div>
    </>
  )
}
