import { lazy, useEffect } from 'react'
import type { ComponentType } from 'react'
import { sayMissing } from './notice-store.ts'

interface LazyDialogProps {
  onClose: () => void
}

/** A dialog whose code loads when it is first opened. If it does not load, a notice says so. */
export function lazyDialog(load: () => Promise<ComponentType<LazyDialogProps>>) {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: MissingDialog }
    }
  })
}

function MissingDialog({ onClose }: LazyDialogProps) {
  useEffect(() => {
    sayMissing()
    onClose()
  })
  return null
}
