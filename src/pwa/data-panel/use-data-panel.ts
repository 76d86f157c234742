import { useEffect, useRef, useState } from 'react'
import { offlineCopy, refreshCopy } from '../offline-copy.ts'
import type { OfflineCopy } from '../offline-copy.ts'
import type { DataFacts, Report } from './data-facts.ts'
import { whyItFailed } from './data-panel-actions.ts'
import { collectFacts, knownFacts } from './site-facts.ts'

/** What the data panel shows, which follows the state of the offline copy, and `act`, which runs an action. */
export function useDataPanel() {
  const copy = offlineCopy.use()
  const last = useRef(copy?.state)
  const actions = useRef(0)
  const [details, setDetails] = useState<DataFacts>()
  const [report, setReport] = useState<Report>()

  useEffect(() => void refreshCopy(), [])

  useEffect(() => {
    if (!copy) return
    let isLatest = true
    void collectFacts(copy).then((facts) => isLatest && setDetails(facts))
    // The first installation has failed.
    if (last.current === 'arriving' && (copy.state === 'absent' || copy.state === 'partial'))
      void whyItFailed().then((reason) => setReport((shown) => shown ?? reason))
    last.current = copy.state
    return () => {
      isLatest = false
    }
  }, [copy])

  /** Runs an action and reports its outcome, unless another has begun meanwhile. */
  async function act(action: () => Promise<Report>) {
    const number = ++actions.current
    setReport('busy')
    const outcome = await action().catch(() => 'failed' as const)
    // An update ends by loading the page. A question to the old worker would delay it by half a minute.
    if (outcome !== 'busy') await refreshCopy()
    if (number === actions.current) setReport(outcome)
  }

  const facts = copy && details && factsNow(copy, details)
  return { facts, report: report && isStillTrue(report, copy) ? report : undefined, act }
}

/** The facts, of which the details may have been collected in another state. */
function factsNow(copy: OfflineCopy, details: DataFacts): DataFacts {
  const { version } = details
  return { ...(details.state === copy.state ? details : { version }), ...knownFacts(copy) }
}

/** Whether a report still matches the copy, which another tab may have changed since. */
function isStillTrue(report: Report, copy: OfflineCopy | undefined): boolean {
  if (report === 'ready') return Boolean(copy?.waiting)
  if (report === 'newest') return copy?.state === 'stored' && !copy.waiting
  if (report === 'stored') return copy?.state === 'stored'
  if (report === 'gone' || report.startsWith('removed')) return copy?.state !== 'stored'
  return true
}
