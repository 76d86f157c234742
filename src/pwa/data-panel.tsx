import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { DataFacts, Report } from '../components/data-panel/data-facts.ts'
import { DataPanel } from '../components/data-panel/data-panel.tsx'
import { factsId } from '../components/data-panel/facts.tsx'
import { Dialog } from '../components/dialog/dialog.tsx'
import { dataPanel } from '../content/data-panel.ts'
import { dataAction } from '../content/navigation.ts'
import { checkForVersion, storeSite, removeSite, updateSite } from './data-panel-actions.ts'
import { collectFacts } from './site-facts.ts'

/** The panel "Data and offline use" in a dialog; its code loads when it is opened. */
export function DataDialog({ onClose }: { onClose: () => void }) {
  const [facts, setFacts] = useState<DataFacts>()
  const [report, setReport] = useState<Report>()
  useEffect(() => {
    void followFacts(setFacts)
  }, [])

  async function act(action: () => Promise<Report>, failure: Report) {
    setReport('busy')
    const outcome = await action().catch(() => failure)
    await followFacts(setFacts)
    setReport(outcome)
  }

  // Rendered into `body`, because the footer's dark colours would apply inside it.
  return createPortal(
    <Dialog
      isOpen
      title={dataAction.label}
      describedBy={factsId}
      closeLabel={dataPanel.close}
      end={
        <Link to="/legal" hash="cookies" className="text-link">
          {dataPanel.details}
        </Link>
      }
      onClose={onClose}
    >
      <DataPanel
        words={dataPanel}
        facts={facts}
        report={report}
        onStore={() => act(storeSite, 'storeFailed')}
        onCheck={() => act(checkForVersion, 'checkFailed')}
        onUpdate={updateSite}
        onRemove={() => act(removeSite, 'removeFailed')}
      />
    </Dialog>,
    document.body,
  )
}

/** Shows the facts. While the site is being precached, it shows them again afterwards. */
async function followFacts(show: (facts: DataFacts) => void) {
  const facts = await collectFacts()
  show(facts)
  if (facts.state === 'arriving') void navigator.serviceWorker.ready.then(collectFacts).then(show)
}
