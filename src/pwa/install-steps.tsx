import { Button } from '../components/actions/button.tsx'
import { Dialog } from '../components/dialog/dialog.tsx'
import { Icon } from '../components/print/icon.tsx'
import { installSteps } from '../content/install-steps.ts'
import * as style from './install-steps.module.css'
import { declineInstall } from './install.ts'

const stepsId = 'install-steps'

/** The steps to install the site on iOS, in a dialog. Its code loads when it is opened. */
export function InstallSteps({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      title={installSteps.title}
      describedBy={stepsId}
      closeLabel={installSteps.closeLabel}
      end={
        <Button isSmall onClick={declineInstall}>
          {installSteps.dismissLabel}
        </Button>
      }
      onClose={onClose}
    >
      <div id={stepsId}>
        <ol role="list" className={style.steps}>
          {installSteps.steps.map(({ icon, text }) => (
            <li key={icon}>
              <Icon name={icon} />
              {text}
            </li>
          ))}
        </ol>
        <p className="mt-4 text-sm text-ink-soft">{installSteps.hint}</p>
      </div>
    </Dialog>
  )
}
