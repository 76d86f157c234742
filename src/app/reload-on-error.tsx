import { useEffect } from 'react'

/**
 * The router's error component. A page's code can fail to load, or can belong to another version of the site.
 * The browser then loads the address, which is in the address bar already, as HTML.
 */
export function ReloadOnError() {
  useEffect(() => location.reload(), [])
  return null
}
