import { createPortal } from 'react-dom'
import { TextLink } from '../../components/actions/actions.tsx'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { dataPanel } from '../../content/data-panel.ts'
import { dataAction } from '../../content/navigation.ts'
import { checkForVersion, storeSite, removeSite, updateSite } from './data-panel-actions.ts'
import { DataPanel } from './data-panel.tsx'
import { factsId } from './facts.tsx'
import { useDataPanel } from './use-data-panel.ts'

/** The panel "Data and offline use" in a dialog; its code loads when it is opened. */
export function DataDialog({ onClose }: { onClose: () => void }) {
  const { facts, report, act } = useDataPanel()

  // Rendered into `body`, because the footer's dark colours would apply inside it.
  return createPortal(
    <Dialog
      isOpen
      title={dataAction.label}
      describedBy={factsId}
      closeLabel={dataPanel.close}
      end={<TextLink action={dataPanel.details} />}
      onClose={onClose}
    >
      <DataPanel
        words={dataPanel}
        facts={facts}
        report={report}
        onStore={() => act(storeSite)}
        onCheck={() => act(checkForVersion)}
        onUpdate={() => act(updateSite)}
        onRemove={() => act(removeSite)}
      />
    </Dialog>,
    document.body,
  )
}
