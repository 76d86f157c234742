/** What the browser says about the visitor's connection: whether data costs much. */

/** The Network Information API. Firefox for Android knows only the type of the network. */
interface Connection {
  saveData?: boolean
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g'
}

function currentConnection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection
}

/** Whether the visitor wishes to save data. */
export function isSavingData(): boolean {
  return Boolean(currentConnection()?.saveData)
}

/** The reason for asking before precaching; undefined where data is not known to be expensive. */
export function whyDataIsExpensive(): 'saveData' | 'slow' | undefined {
  if (isSavingData()) return 'saveData'
  return currentConnection()?.effectiveType?.endsWith('2g') ? 'slow' : undefined
}
