import type { DataPanelContent } from '../../content/types.ts'

/** What the data panel shows. What a browser does not tell is left out. */
export interface DataFacts {
  /** Fetched over the network since the page was opened. */
  visitBytes?: number | undefined
  state: keyof DataPanelContent['states']
  /** Why the site is not kept. */
  reason?: keyof DataPanelContent['reasons'] | undefined
  /** When the copy on the device was sent. */
  since?: Date | undefined
  /** What the site takes up on the device. */
  storedBytes?: number | undefined
  /** Most that keeping it took, when that was during this visit. */
  keptForBytes?: number | undefined
  version?: string | undefined
}

export type Report = keyof DataPanelContent['reports']
