import { useEffect } from 'react'

/**
 * Stands in for a page whose code did not arrive, because a deploy removed it or the line dropped: asks the server for
 * the page, which can be read without code. A document whose code is missing never wakes up (hydrate.tsx), so this
 * cannot happen twice in a row.
 */
export function PageFromServer() {
  useEffect(() => location.reload(), [])
  return null
}
