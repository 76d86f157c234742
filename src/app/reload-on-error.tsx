import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { recordError } from '../pwa/data-panel/recorded-error.ts'
import { reloadAsPlainPage } from './plain-page.tsx'

/** The router's error component. A page whose component threw would throw again, so it stays plain HTML. */
export function ReloadOnError({ error }: ErrorComponentProps) {
  useEffect(() => {
    recordError(error)
    reloadAsPlainPage()
  }, [error])
  return null
}
