import type { DataPanelWords } from '../../content/data-panel.ts'

/** The facts of the data panel. Those that the browser does not reveal are undefined. */
export interface DataFacts {
  /** Bytes that the page has fetched over the network. */
  visitBytes?: number
  state: keyof DataPanelWords['states']
  /** Whether a new version waits for consent. */
  hasUpdate?: boolean
  /** Why the site is not precached. */
  reason?: keyof DataPanelWords['reasons'] | undefined
  /** When the host sent the cached copy. */
  since?: Date | undefined
  /** Size of all caches in bytes. */
  storedBytes?: number | undefined
  /** Upper limit of the precache's download in bytes, if this visit precached the site. */
  offlineBytes?: number | undefined
  version?: string | undefined
}

/** The outcome of an action, as a key of its words. */
export type Report = keyof DataPanelWords['reports']
