import { useEffect } from 'react'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { reloadAsPlainPage } from './plain-page.tsx'

/** The code of a page did not load. */
export class LoadError extends Error {}

/**
 * The router's error component. A page's code can fail to load, or can belong to another version of the site.
 * The browser then loads the address, which is in the address bar already, as HTML. A page whose component threw
 * would throw again, so it stays plain HTML.
 */
export function ReloadOnError({ error }: ErrorComponentProps) {
  useEffect(() => {
    if (error instanceof LoadError) location.reload()
    else reloadAsPlainPage()
  }, [error])
  return null
}
