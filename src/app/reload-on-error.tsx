import { useEffect } from 'react'
import { reloadAsPlainPage } from './plain-page.tsx'

/** The router's error component. A page whose component threw would throw again, so it stays plain HTML. */
export function ReloadOnError() {
  useEffect(reloadAsPlainPage, [])
  return null
}
