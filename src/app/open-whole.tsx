import { useEffect } from 'react'

/**
 * What the router shows when a page's code did not arrive, or comes from another version of the site and does not fit: nothing,
 * and the browser opens the address, which has its page as HTML. The address bar names it already.
 */
export function OpenWhole() {
  useEffect(() => location.reload(), [])
  return null
}
